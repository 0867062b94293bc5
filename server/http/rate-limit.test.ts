import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

function startLimit() {
  let at = Date.parse('2026-11-15T10:00:00Z')
  const limit = createRateLimit({ limit: 2, windowMs: 60_000, now: () => new Date(at) })
  return { ...limit, pass: (ms: number) => (at += ms) }
}

test('one call too many within the window is refused with the seconds to wait', () => {
  const { take, pass } = startLimit()
  take('a')
  pass(20_000)
  take('a')
  expect(() => take('a')).toThrow(
    expect.objectContaining({ code: 'too-many-requests', status: 429, details: { retryAfterSeconds: 40 } }),
  )
})

test('the window moves: what is older no longer counts, and refused calls never do', () => {
  const { take, pass } = startLimit()
  take('a')
  take('a')
  expect(() => take('a')).toThrow()
  pass(60_000)
  take('a')
})

test('keys do not share their calls', () => {
  const { take } = startLimit()
  take('a')
  take('a')
  take('b')
})

test('a clock that is set back makes nobody wait longer than the window', () => {
  const { take, pass } = startLimit()
  take('a')
  take('a')
  pass(-5 * 3_600_000)
  expect(() => take('a')).toThrow(expect.objectContaining({ details: { retryAfterSeconds: 60 } }))
  pass(60_000)
  take('a')
})
