import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitFor, within } from './time-limits.ts'

const limit = { desktop: 30_000, mobile: 60_000 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('phones get the longer limit, and offline nobody waits more than five seconds', () => {
  expect(limitFor(limit, { online: true, mobile: false })).toBe(30_000)
  expect(limitFor(limit, { online: true, mobile: true })).toBe(60_000)
  expect(limitFor(limit, { online: false, mobile: true })).toBe(5_000)
  expect(limitFor({ desktop: 2_000, mobile: 2_000 }, { online: false, mobile: false })).toBe(2_000)
})

test('what takes longer than its limit fails as a network problem, exactly then', async () => {
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' })
  const failed = vi.fn()
  within(new Promise(() => undefined), limit).catch(failed)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'network-request-failed' }))
})

test('what is done in time leaves no timer behind', async () => {
  await expect(within(Promise.resolve('geladen'), limit)).resolves.toBe('geladen')
  expect(vi.getTimerCount()).toBe(0)
})
