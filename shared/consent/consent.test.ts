import { expect, test } from 'vitest'
import {
  everything,
  monthsBefore,
  onlyNecessary,
  parseConsentRecord,
  stateOfRecord,
  withdrawnCategories,
  type ConsentRecord,
} from './consent.ts'

const record: ConsentRecord = {
  ...everything,
  id: '0123456789abcdef0123456789abcdef',
  at: '2026-03-31T10:00:00.000Z',
  revision: 2,
  notice: 'abc',
  sent: true,
}

test('a stored choice is read back; anything else counts as none', () => {
  expect(parseConsentRecord(JSON.stringify(record))).toEqual(record)
  const { sent: _sent, ...unsent } = record
  expect(parseConsentRecord(JSON.stringify(unsent))?.sent).toBe(false)
  const odd = [
    null,
    '',
    'true',
    '[]',
    '{}',
    'kaputt',
    JSON.stringify({ ...record, analytics: 'yes' }),
    JSON.stringify({ ...record, id: '../../etc' }),
    JSON.stringify({ ...record, at: 'gestern' }),
  ]
  for (const stored of odd) expect(parseConsentRecord(stored)).toBeNull()
})

test('nobody can store the necessary as switched off', () => {
  expect(parseConsentRecord(JSON.stringify({ ...record, necessary: false }))?.necessary).toBe(true)
})

test('a choice holds for its months and its revision', () => {
  const state = (now: string, revision = 2) => stateOfRecord(record, { revision, months: 12 }, new Date(now))
  expect(stateOfRecord(null, { revision: 1, months: 12 }, new Date())).toBe('none')
  expect(state('2027-03-31T09:59:59Z')).toBe('current')
  expect(state('2027-03-31T10:00:00Z')).toBe('expired')
  expect(state('2026-04-01T00:00:00Z', 3)).toBe('outdated')
  // A page of an older cache must not ask who already answered the newer question.
  expect(state('2026-04-01T00:00:00Z', 1)).toBe('current')
})

test('months end with the last day where there is no such day', () => {
  const before = (date: string, months: number) => monthsBefore(new Date(date), months).toISOString().slice(0, 10)
  expect(before('2026-03-31T10:00:00Z', 1)).toBe('2026-02-28')
  expect(before('2024-03-31T10:00:00Z', 1)).toBe('2024-02-29')
  expect(before('2026-01-15T10:00:00Z', 12)).toBe('2025-01-15')
  expect(before('2026-11-30T10:00:00Z', -3)).toBe('2027-02-28')
})

test('withdrawn is what was on and is off', () => {
  expect(withdrawnCategories(everything, onlyNecessary)).toEqual(['preferences', 'analytics', 'marketing'])
  expect(withdrawnCategories({ ...onlyNecessary, analytics: true }, { ...onlyNecessary, marketing: true })).toEqual([
    'analytics',
  ])
  expect(withdrawnCategories(onlyNecessary, everything)).toEqual([])
})
