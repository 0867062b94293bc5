import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BrowserAuth } from './browser-auth.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const auth = { name: 'auth' } as unknown as BrowserAuth

test('the module is loaded once and is there at once from then on', async () => {
  const { loadAuth, loadedAuth } = await import('./load-auth.ts')
  const load = vi.fn(async () => ({ createBrowserAuth: () => auth }))
  expect(loadedAuth()).toBeUndefined()
  await expect(loadAuth(load)).resolves.toBe(auth)
  await loadAuth(load)
  expect(load).toHaveBeenCalledTimes(1)
  expect(loadedAuth()).toBe(auth)
})

test('after 30 s, or 60 s on a phone, loading has failed and may be tried again', async () => {
  const { loadAuth } = await import('./load-auth.ts')
  const never = () => new Promise<never>(() => undefined)
  const failed = vi.fn()
  loadAuth(never).catch(failed)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'network-request-failed' }))

  vi.stubGlobal('navigator', { onLine: true, userAgent: 'iPhone' })
  const failedLater = vi.fn()
  loadAuth(never).catch(failedLater)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(failedLater).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failedLater).toHaveBeenCalled()

  await expect(loadAuth(async () => ({ createBrowserAuth: () => auth }))).resolves.toBe(auth)
})
