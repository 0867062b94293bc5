import { expect, test } from 'vitest'
import { findPlace, type Saying } from './find-place.ts'

const element = (tag: string, text: string, aside = false): Saying => ({ tag, text, aside })
const at = (text: string, more: { tag?: string; nth?: number } = {}) => ({
  texts: text.split('|'),
  image: '',
  tag: '',
  nth: 0,
  ...more,
})

const page = [
  element('a', 'Preise', true),
  element('h1', 'Unsere Preise'),
  element('li', 'Preise und Zahlung'),
  element('h2', 'Preise'),
  element('p', 'Die Musterwerk GmbH rechnet nach Stun\u00adden ab.'),
  element('p', 'Bis  bald'),
  element('p', 'Bis bald'),
]

test('the element that says exactly this is found, and not the link that leads to it', () => {
  expect(findPlace(page, at('Preise'))).toBe(3)
  expect(findPlace(page, at('preise', { tag: 'h2' }))).toBe(3)
})

test('of several that say the same it is the one in the same place of the order', () => {
  expect(findPlace(page, at('Bis bald', { tag: 'p', nth: 1 }))).toBe(6)
  expect(findPlace(page, at('Bis bald', { tag: 'p', nth: 7 }))).toBe(5)
})

test('tokens that the page fills stand for anything, and hyphens nobody sees for nothing', () => {
  const pattern = 'Die {{firma.name}} rechnet nach Stunden ab.'
  expect(findPlace(page, at(pattern))).toBe(4)
  expect(findPlace([element('p', 'Preise'), element('p', pattern)], at(page[4]!.text))).toBe(1)
})

test('what only holds the words is found when nothing says just them, the line before the whole field', () => {
  expect(findPlace(page, at('und Zahlung|Preise'))).toBe(2)
  expect(findPlace(page, at('nirgends|Preise'))).toBe(3)
})

test('a letter or nothing is found nowhere', () => {
  expect(findPlace(page, at('b'))).toBeUndefined()
  expect(findPlace(page, at(''))).toBeUndefined()
})
