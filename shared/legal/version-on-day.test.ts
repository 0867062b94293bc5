import { expect, test } from 'vitest'
import { versionOnDay } from './version-on-day.ts'

const versions = [
  { seq: 3, from: '2026-07-01T22:30:00.000Z' },
  { seq: 2, from: '2026-03-02T09:00:00.000Z' },
  { seq: 1, from: '2026-01-05T12:00:00.000Z' },
]
const seqOn = (day: string) => versionOnDay(versions, day)?.seq

test('the version of a day is the one that was valid at its end, in Germany', () => {
  expect([seqOn('2026-03-01'), seqOn('2026-03-02'), seqOn('2026-06-30')]).toEqual([1, 2, 2])
  // Half past ten in London is half past midnight here: the day after.
  expect([seqOn('2026-07-01'), seqOn('2026-07-02'), seqOn('2030-01-01')]).toEqual([2, 3, 3])
})

test('before the first version there is none, nor for what is no day', () => {
  for (const day of ['2026-01-04', '', 'gestern', '2026-3-1', '2026-13-45']) expect(seqOn(day), day).toBeUndefined()
})
