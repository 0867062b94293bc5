import { expect, test } from 'vitest'
import { fromBerlin, showBerlin, toBerlin } from './berlin-time.ts'

test('winter is one hour ahead of UTC, summer two', () => {
  expect(fromBerlin('2026-01-15T08:00')).toEqual({ kind: 'one', utc: '2026-01-15T07:00:00.000Z' })
  expect(fromBerlin('2026-07-15T08:00')).toEqual({ kind: 'one', utc: '2026-07-15T06:00:00.000Z' })
})

test('the hour that is skipped in spring does not exist', () => {
  expect(fromBerlin('2026-03-29T02:30')).toEqual({ kind: 'none' })
  expect(fromBerlin('2026-03-29T01:59')).toEqual({ kind: 'one', utc: '2026-03-29T00:59:00.000Z' })
  expect(fromBerlin('2026-03-29T03:00')).toEqual({ kind: 'one', utc: '2026-03-29T01:00:00.000Z' })
})

test('the hour that comes twice in autumn means both moments', () => {
  expect(fromBerlin('2026-10-25T02:30')).toEqual({
    kind: 'two',
    utc: '2026-10-25T00:30:00.000Z',
    later: '2026-10-25T01:30:00.000Z',
  })
})

test('every hour of a year leads back to itself', () => {
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 3_600_000) {
    const moment = fromBerlin(toBerlin(new Date(at)))
    const utc = new Date(at).toISOString()
    expect(moment.kind === 'none' ? [] : moment.kind === 'two' ? [moment.utc, moment.later] : [moment.utc]).toContain(
      utc,
    )
  }
})

test('nonsense is no moment', () => {
  for (const text of ['', 'morgen', '2026-13-01T00:00']) expect(fromBerlin(text)).toEqual({ kind: 'none' })
  expect(showBerlin('2026-03-29T01:00:00.000Z')).toBe('29.03.2026, 03:00')
})
