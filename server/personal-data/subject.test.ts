import { expect, test } from 'vitest'
import { namesIn, phonesIn } from './identifiers.ts'
import { dataSubject, isAbout, isFrom, mentions, withoutPerson } from './subject.ts'

const at = '2026-11-15T08:00:00.000Z'
const anna = dataSubject({ email: 'Anna_B@Müller.de' }, at)
const called = dataSubject({ phone: '0170 99 88 77', name: 'Änne  Öztürk' }, at)

test.each([
  'Bitte an anna_b@müller.de antworten.',
  'ANNA_B@MÜLLER.DE',
  'mailto:anna_b@xn--mller-kva.de?subject=x',
  'Ende des Satzes: anna_b@müller.de.',
])('the address is found in „%s“', (text) => {
  expect(mentions(anna, text)).toBe(true)
  expect(withoutPerson(anna, text)).not.toMatch(/anna_b/i)
})

test.each(['joanna_b@müller.de', 'anna_b@müller.de.example', 'annaXb@müller.de', 'anna_b@müller.dev', ''])(
  '„%s“ is somebody else',
  (text) => {
    expect(mentions(anna, text)).toBe(false)
    expect(withoutPerson(anna, text)).toBe(text)
  },
)

test('an address is the same however it was typed', () => {
  expect(isAbout(anna, ' ANNA_B@xn--mller-kva.de')).toBe(true)
  expect(isAbout(anna, 'berta@müller.de')).toBe(false)
})

test.each([
  '+49170998877',
  '+49 170 998877',
  '+49 (0)170 / 99 88 77',
  '0049 170-998877',
  '0170.99.88.77',
  '(0170) 998877',
  '170998877',
  'Tel.: 0170/998877, werktags',
  'Anruf um 12 Uhr unter 0170 998877 - 12 Minuten',
])('the number is found in „%s“', (text) => {
  expect(mentions(called, text)).toBe(true)
  expect(withoutPerson(called, text)).not.toMatch(/998877|99 88 77|99\.88/)
  expect(mentions(dataSubject({ phone: text.match(/[+(\d].*\d/)![0].split(' - ')[0]! }, at), '0170 998877')).toBe(
    !/um 12/.test(text),
  )
})

test.each(['01709988771', '+43 170 998877', '0171 998877', '998877', '1170998877'])(
  '„%s“ is another number',
  (text) => {
    expect(mentions(called, text)).toBe(false)
  },
)

test.each(['Frau Änne Öztürk rief an', 'ÄNNE ÖZTÜRK', 'Öztürk, Änne', 'Änne\nÖztürk:'])(
  'the name is found in „%s“',
  (text) => {
    expect(mentions(called, text)).toBe(true)
    expect(withoutPerson(called, text)).not.toMatch(/öztürk/i)
  },
)

test.each(['Änne', 'Öztürk', 'Änne Öztürks', 'Änne Öztürk-Maier', 'Susänne Öztürk', 'Änne B. Öztürk'])(
  '„%s“ is another name',
  (text) => {
    expect(mentions(called, text)).toBe(false)
  },
)

test('a message is from the person by any of the three', () => {
  const message = { name: 'A. Ö.', email: 'a@praxis.example', phone: '' }
  expect(isFrom(called, message)).toBe(false)
  expect(isFrom(called, { ...message, phone: '+49 170 998877' })).toBe(true)
  expect(isFrom(called, { ...message, name: 'änne öztürk' })).toBe(true)
})

test('numbers and names are found again in a text that nobody marked', () => {
  expect(phonesIn('Bitte +49 (0)170 / 99 88 77 anrufen, am 15.11.')).toContain('170998877')
  expect(namesIn('Gespräch mit Frau Änne Öztürk.')).toContain('änne öztürk')
  expect(namesIn('Öztürk, Änne')).toContain('änne öztürk')
})
