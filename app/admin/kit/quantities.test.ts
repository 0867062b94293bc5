import { expect, test } from 'vitest'
import { formatBytes, formatDuration } from './quantities.ts'

test('sizes and pauses are readable', () => {
  expect([0, 900, 1_536, 1_500_000, 15_000_000, 3 * 1024 ** 3].map(formatBytes)).toEqual([
    '0 Byte',
    '900 Byte',
    '1,5 KB',
    '1,4 MB',
    '14 MB',
    '3 GB',
  ])
  expect([10_000, 300_000, 3_600_000].map(formatDuration)).toEqual(['10 s', '5 min', '1 h'])
})
