import { expect, test } from 'vitest'
import { backoffMs, tryForMs } from './backoff.ts'

test('waits double from half a minute to six hours', () => {
  const waits = Array.from({ length: 12 }, (_, index) => backoffMs(index + 1) / 1_000)
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1_920, 3_840, 7_680, 15_360, 21_600, 21_600])
})

test('a message is tried some twenty times within three days', () => {
  let attempts = 0
  for (let waited = 0; waited <= tryForMs; waited += backoffMs(attempts)) attempts++
  expect(attempts).toBe(21)
})
