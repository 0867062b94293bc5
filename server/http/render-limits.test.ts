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
  await expect.poll(() => running).toBe(2)
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

test('who leaves makes room at once, and nothing is done for them', async () => {
  const { run, load } = startLimits()
  const held = Promise.withResolvers<void>()
  const leaving = new AbortController()
  const done: string[] = []
  const work = (name: string) => async () => {
    await held.promise
    done.push(name)
  }
  const others = [run(work('first')), run(work('second'))]
  const left = Array.from({ length: 3 }, () => run(work('left'), { left: leaving.signal }))
  expect(load()).toEqual({ running: 2, waiting: 3 })
  leaving.abort()
  for (const one of left) await expect(one).rejects.toThrow('aborted')
  expect(load()).toEqual({ running: 2, waiting: 0 })
  others.push(run(work('third')))
  held.resolve()
  await Promise.all(others)
  // Before its turn, but with a place.
  await expect(run(work('left'), { left: leaving.signal })).rejects.toThrow('aborted')
  expect(done).toEqual(['first', 'second', 'third'])
  expect(load()).toEqual({ running: 0, waiting: 0 })
})

test('pages that all share go before searches, also where those are too many', async () => {
  const { run, isFull } = startLimits()
  const held = Promise.withResolvers<void>()
  const begun: string[] = []
  const work = (name: string) => async () => {
    begun.push(name)
    await held.promise
  }
  const search = (name: string) => run(work(name), { patient: true })
  const searches = ['one', 'two', 'three', 'four', 'five'].map(search)
  await expect.poll(() => begun).toEqual(['one', 'two'])
  expect(isFull()).toBe(true)
  await expect(search('six')).rejects.toThrow(expect.objectContaining({ status: 503 }))
  const pages = ['home', 'blog', 'faq'].map((name) => run(work(name)))
  await expect(run(work('team'))).rejects.toThrow(expect.objectContaining({ status: 503 }))
  held.resolve()
  await Promise.all([...searches, ...pages])
  expect(begun).toEqual(['one', 'two', 'home', 'blog', 'faq', 'three', 'four', 'five'])
})
