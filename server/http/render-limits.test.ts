import { expect, test } from 'vitest'
import { createRenderLimits } from './render-limits.ts'

function startLimits() {
  let at = Date.parse('2026-11-15T10:00:00Z')
  const limits = createRenderLimits({ perMinute: 60, now: () => new Date(at), atOnce: 2, waiting: 3 })
  return { ...limits, pass: (ms: number) => (at += ms) }
}
const tooMany = (retryAfterSeconds: number) =>
  expect.objectContaining({ code: 'too-many-requests', status: 429, details: { retryAfterSeconds } })

test('an address has its share at once, then as much as time gives it', () => {
  const { take, pass } = startLimits()
  for (let count = 0; count < 12; count++) take('a')
  expect(() => take('a')).toThrow(tooMany(1))
  take('b')
  pass(1_000)
  take('a')
  expect(() => take('a')).toThrow(tooMany(1))
})

test('a clock that is set back locks nobody out', () => {
  const { take, pass } = startLimits()
  for (let count = 0; count < 12; count++) take('a')
  pass(-3_600_000)
  expect(() => take('a')).toThrow(tooMany(1))
  pass(1_000)
  take('a')
})

test('few renders run at once, some wait, more are refused at once', async () => {
  const { run } = startLimits()
  const held = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await held.promise
    running--
  }
  const accepted = Array.from({ length: 5 }, () => run(work))
  await expect(run(work)).rejects.toThrow(expect.objectContaining({ code: 'unavailable', status: 503 }))
  held.resolve()
  await Promise.all(accepted)
  expect(most).toBe(2)
  await run(work)
})

test('a render that fails makes room for the next', async () => {
  const { run } = startLimits()
  for (let count = 0; count < 5; count++)
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await run(async () => 'page')).toBe('page')
})
