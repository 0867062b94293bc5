import { expect, test } from 'vitest'
import { outlivedBackups } from './retention.ts'

const dayMs = 86_400_000
const now = new Date('2026-11-16T03:00:00Z')
const nightly = (daysAgo: number) => {
  const madeAt = new Date(now.getTime() - daysAgo * dayMs).toISOString()
  return { name: madeAt.slice(0, 10), kind: 'nightly' as const, madeAt, provenAt: madeAt }
}

test('of two years of nights 7 days, 4 weeks and 12 months stay', () => {
  const all = Array.from({ length: 730 }, (_, day) => nightly(day))
  const gone = new Set(outlivedBackups(all, now))
  const kept = all.map(({ name }) => name).filter((name) => !gone.has(name))
  expect(kept.slice(0, 7)).toEqual(all.slice(0, 7).map(({ name }) => name))
  // Mondays begin weeks: the newest of each is its Sunday; the current week and month are among the days.
  expect(kept.slice(7)).toEqual([
    '2026-11-08',
    '2026-11-01',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ])
})

test('day by day nothing goes that a later night would have kept', () => {
  let there: ReturnType<typeof nightly>[] = []
  for (let day = 400; day >= 0; day -= 1) {
    there = [...there, nightly(day)]
    const gone = new Set(outlivedBackups(there, new Date(now.getTime() - day * dayMs)))
    there = there.filter(({ name }) => !gone.has(name))
  }
  expect(there.length).toBeGreaterThanOrEqual(20)
  expect(there[0]!.name.slice(0, 7)).toBe('2025-12')
})

test('others stay for 30 days, and the newest proven one whatever its age', () => {
  const manual = { ...nightly(31), name: 'manual-old', kind: 'manual' as const }
  const safety = { ...nightly(29), name: 'safety', kind: 'safety' as const, provenAt: null }
  const broken = { ...nightly(0), provenAt: null }
  expect(outlivedBackups([manual, safety, broken], now)).toEqual([])
  expect(outlivedBackups([manual, safety, broken, nightly(1)], now)).toEqual(['manual-old'])
})
