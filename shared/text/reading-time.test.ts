import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const words = (count: number) => `<p>${Array.from({ length: count }, () => 'Wort').join(' ')}</p>`

test('two hundred words are a minute, one more begins the next', () => {
  expect(readingMinutes(words(200))).toBe(1)
  expect(readingMinutes(words(201))).toBe(2)
  expect(readingMinutes(words(1400))).toBe(7)
})

test('nothing to read is still a minute', () => {
  expect(readingMinutes('')).toBe(1)
})

test('tags, attributes and dashes are not words', () => {
  const cells = '<table><tr><td>–</td><td title="kein Wort">eins</td></tr></table>'.repeat(200)
  expect(readingMinutes(cells)).toBe(1)
})
