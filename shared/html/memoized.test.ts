import { expect, test } from 'vitest'
import { memoized } from './memoized.ts'

test('each text is read once, and the oldest are forgotten when there are too many', () => {
  const read: string[] = []
  const lengthOf = memoized((html) => read.push(html), 10)
  for (const text of ['aaaa', 'bbbb', 'aaaa', 'cccc', 'bbbb', 'aaaa']) lengthOf(text)
  expect(read).toEqual(['aaaa', 'bbbb', 'cccc', 'aaaa'])
  lengthOf('a text that is longer than all of it')
  lengthOf('cccc')
  expect(read.slice(4)).toEqual(['a text that is longer than all of it', 'cccc'])
})
