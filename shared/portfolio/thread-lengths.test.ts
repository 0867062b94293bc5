import { expect, test } from 'vitest'
import { threadLengths } from './thread-lengths.ts'

test.each([
  ['25', '17', [100, 68]],
  ['21 Min.', '12 Min.', [100, 57]],
  ['1.500 €', '750 €', [100, 50]],
  ['2,5 s', '5 s', [50, 100]],
  ['14', '0', [100, 0]],
])('%s and %s are threads of %j', (before, after, lengths) => {
  expect(threadLengths(before, after)).toEqual(lengths)
})

test('without numbers nothing is drawn', () => {
  expect(threadLengths('nie', 'immer')).toBeUndefined()
  expect(threadLengths('0', '0')).toBeUndefined()
})
