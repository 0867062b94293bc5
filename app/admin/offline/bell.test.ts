import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBell } from './bell.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the bell wakes who waits, and who comes after it rang', async () => {
  const bell = createBell()
  const { signal } = new AbortController()
  const heard = vi.fn()
  void bell.heard(signal).then(heard)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).not.toHaveBeenCalled()
  bell.ring()
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toHaveBeenCalledTimes(1)
  bell.ring()
  await bell.heard(signal)
})

test('waiting leaves nothing behind on the signal, whatever ended it', async () => {
  const bell = createBell()
  const leaving = new AbortController()
  for (let time = 0; time < 20; time++) {
    const waiting = bell.heard(leaving.signal, 1_000)
    if (time % 2) bell.ring()
    await vi.advanceTimersByTimeAsync(1_000)
    await waiting
  }
  expect(getEventListeners(leaving.signal, 'abort')).toHaveLength(0)
  expect(vi.getTimerCount()).toBe(0)
  const last = bell.heard(leaving.signal)
  leaving.abort()
  await last
  expect(getEventListeners(leaving.signal, 'abort')).toHaveLength(0)
})
