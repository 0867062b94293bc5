import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWaker } from './waker.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a waker wakes who sleeps, and who falls asleep after it was called', async () => {
  const waker = createWaker()
  const { signal } = new AbortController()
  const woken = vi.fn()
  void waker.sleep(signal).then(woken)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(woken).not.toHaveBeenCalled()
  waker.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(woken).toHaveBeenCalledTimes(1)
  waker.wake()
  await waker.sleep(signal)
})

test('waiting leaves nothing behind on the signal, whatever ended it', async () => {
  const waker = createWaker()
  const leaving = new AbortController()
  for (let time = 0; time < 20; time++) {
    const waiting = waker.sleep(leaving.signal, 1_000)
    if (time % 2) waker.wake()
    await vi.advanceTimersByTimeAsync(1_000)
    await waiting
  }
  expect(getEventListeners(leaving.signal, 'abort')).toHaveLength(0)
  expect(vi.getTimerCount()).toBe(0)
  const last = waker.sleep(leaving.signal)
  leaving.abort()
  await last
  expect(getEventListeners(leaving.signal, 'abort')).toHaveLength(0)
})
