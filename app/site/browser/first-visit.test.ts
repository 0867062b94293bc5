import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdFirstVisit, isLoading, pageKind, markVisited, subscribeLoading } from './first-visit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first visit of a page shows the loading animation for a full second', async () => {
  const seen: boolean[] = []
  const stop = subscribeLoading(() => seen.push(isLoading()))
  const opened = vi.fn()
  const visit = holdFirstVisit('/faq', async () => 'page').then(opened)
  await vi.advanceTimersByTimeAsync(999)
  expect([isLoading(), opened.mock.calls.length]).toEqual([true, 0])
  await vi.advanceTimersByTimeAsync(1)
  await visit
  expect(opened).toHaveBeenCalledWith('page')
  expect(seen).toEqual([true, false])
  stop()
})

test('a page of a kind that was shown before opens at once', async () => {
  markVisited('/blog/neues')
  expect(await holdFirstVisit('/blog/altes', async () => 'post')).toBe('post')
  expect(isLoading()).toBe(false)
})

test('a slow page keeps the animation until it is there, a failed one ends it and may be tried again', async () => {
  const late = holdFirstVisit('/late', () => new Promise((resolve) => setTimeout(resolve, 5_000)))
  await vi.advanceTimersByTimeAsync(4_999)
  expect(isLoading()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  await late
  const broken = holdFirstVisit('/broken', async () => Promise.reject(new Error('offline')))
  const refused = expect(broken).rejects.toThrow('offline')
  await vi.advanceTimersByTimeAsync(0)
  await refused
  expect(isLoading()).toBe(false)
  const again = holdFirstVisit('/broken', async () => 'back')
  expect(isLoading()).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await again).toBe('back')
})

test.each([
  ['/', '/'],
  ['/blog', '/blog'],
  ['/blog/neues', '/blog/*'],
  ['/agb/fassungen/3', '/agb/*'],
])('%s is a page like %s', (path, kind) => {
  expect(pageKind(path)).toBe(kind)
})
