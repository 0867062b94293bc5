import { expect, test } from 'vitest'
import { completeAddress } from './complete-address.ts'

test.each([
  ['www.beispiel.de', 'https://www.beispiel.de'],
  [' beispiel.de/preise?x=1 ', 'https://beispiel.de/preise?x=1'],
  ['büro.example:8080/a', 'https://büro.example:8080/a'],
  ['info@beispiel.de', 'mailto:info@beispiel.de'],
  ['+49 (361) 12 34-5', 'tel:+4936112345'],
])('%s is completed', (typed, address) => expect(completeAddress(typed)).toBe(address))

test.each([
  '/blog',
  '#contact',
  'https://a.example',
  'http://a.example',
  'mailto:a@b.de',
  'Unsere Preise',
  'Preise',
  '',
])('%s stays as it is', (typed) => expect(completeAddress(typed)).toBe(typed))
