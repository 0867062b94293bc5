import { expect, test } from 'vitest'
import { isAbout, mentions, dataSubject, withoutAddress } from './subject.ts'

const anna = dataSubject('Anna_B@Müller.de', '', '2026-11-15T08:00:00.000Z')

test.each([
  'Bitte an anna_b@müller.de antworten.',
  'ANNA_B@MÜLLER.DE',
  'mailto:anna_b@xn--mller-kva.de?subject=x',
  'Ende des Satzes: anna_b@müller.de.',
])('the address is found in „%s“', (text) => {
  expect(mentions(anna, text)).toBe(true)
  expect(withoutAddress(anna, text)).not.toMatch(/anna_b/i)
})

test.each(['joanna_b@müller.de', 'anna_b@müller.de.example', 'annaXb@müller.de', 'anna_b@müller.dev', ''])(
  '„%s“ is somebody else',
  (text) => {
    expect(mentions(anna, text)).toBe(false)
    expect(withoutAddress(anna, text)).toBe(text)
  },
)

test('an address is the same however it was typed', () => {
  expect(isAbout(anna, ' ANNA_B@xn--mller-kva.de')).toBe(true)
  expect(isAbout(anna, 'berta@müller.de')).toBe(false)
})
