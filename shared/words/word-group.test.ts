import { expect, test } from 'vitest'
import { parametersOf, wordGroup, wordsFrom } from './word-group.ts'

const group = wordGroup('example', {
  plain: 'Alle Beiträge',
  found: '{count} Treffer zu „{words}“',
  inner: { more: 'Mehr' },
})

test('words are as they come until somebody changes them', () => {
  const words = wordsFrom(group)
  expect(words.plain).toBe('Alle Beiträge')
  expect(words.found({ count: 3, words: 'Phishing' })).toBe('3 Treffer zu „Phishing“')
  expect(words.inner.more).toBe('Mehr')
})

test('what the owner changed is said instead, and the rest stays', () => {
  const words = wordsFrom(group, { example: { found: '„{words}“: {count}', inner: { more: 'Weiter' } } })
  expect(words.found({ count: 3, words: 'Phishing' })).toBe('„Phishing“: 3')
  expect(words.inner.more).toBe('Weiter')
  expect(words.plain).toBe('Alle Beiträge')
})

test('a number is written as Germans write it', () => {
  const { found } = wordsFrom(group)
  expect(found({ count: 2_000, words: 'Cloud' })).toBe('2.000 Treffer zu „Cloud“')
  expect(found({ count: 999, words: 'Cloud' })).toBe('999 Treffer zu „Cloud“')
})

test('what a visitor typed is never taken for a parameter', () => {
  expect(wordsFrom(group).found({ count: 1, words: '{count}' })).toBe('1 Treffer zu „{count}“')
})

test('a text names its parameters once each', () => {
  expect(parametersOf('{a} und {b} und {a}')).toEqual(['a', 'b'])
})
