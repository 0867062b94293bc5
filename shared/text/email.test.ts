import { expect, test } from 'vitest'
import { accountEmail, asciiEmail } from './email.ts'

test.each([
  ['info@müller.de', 'info@xn--mller-kva.de'],
  ['Info@MÜLLER.de', 'Info@xn--mller-kva.de'],
  // The same letter as one sign and as two.
  ['info@mu\u0308ller.de', 'info@xn--mller-kva.de'],
  ['a@straße.example', 'a@xn--strae-oqa.example'],
  ['a@büro.müller.de', 'a@xn--bro-hoa.xn--mller-kva.de'],
  ['a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai'],
])('%s is delivered to %s', (email, ascii) => {
  expect(asciiEmail(email)).toBe(ascii)
})

test.each([
  'annika@Praxis.example',
  'info@xn--mller-kva.de',
  'jörg@praxis.de',
  'a@müller.de/pfad',
  'a@müller.de:25',
  'a@mü ller.de',
  'a@[127.0.0.1]',
  'a@127.1',
  'Kennzahl: „Fragt a@praxis.example“',
  'müller.de',
  '',
])('„%s“ is left alone', (email) => {
  expect(asciiEmail(email)).toBe(email)
})

test('an account is found however its address is typed', () => {
  expect(accountEmail(' Info@Müller.DE ')).toBe('info@xn--mller-kva.de')
  expect(accountEmail('INFO@xn--mller-kva.de')).toBe('info@xn--mller-kva.de')
})
