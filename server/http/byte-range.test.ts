import { expect, test } from 'vitest'
import { parseRange } from './byte-range.ts'

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=500-5000', { start: 500, end: 999 }],
  ['bytes=1000-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=9-3', undefined],
  ['bytes=0-1,5-6', undefined],
  ['pages=1-2', undefined],
  [null, undefined],
])('%s of a thousand bytes', (header, range) => {
  expect(parseRange(header, 1_000)).toEqual(range)
})
