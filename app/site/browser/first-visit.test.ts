import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endLoading, holdFirstVisit, isLoading, pageKind, markVisited, subscribeLoading } from './first-visit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first visit of a page shows the loading animation for a full second, and until somebody ends it', async () => {
  const seen: boolean[] = []
  const stop = subscribeLoading(() => seen.push(isLoading()))
  const held = vi.fn()
  const visit = holdFirstVisit('/faq').then(held)
  await vi.advanceTimersByTimeAsync(999)
  expect([isLoading(), held.mock.calls.length]).toEqual([true, 0])
  await vi.advanceTimersByTimeAsync(1)
  await visit
  expect(isLoading()).toBe(true)
  endLoading()
  expect(seen).toEqual([true, false])
  stop()
})

test('a page of a kind that was shown before opens at once', async () => {
  markVisited('/blog/neues')
  await holdFirstVisit('/blog/altes')
  expect(isLoading()).toBe(false)
})

test.each([
  ['/', '/'],
  ['/blog', '/blog'],
  ['/blog/neues', '/blog/*'],
  ['/agb/fassungen/3', '/agb/*'],
])('%s is a page like %s', (path, kind) => {
  expect(pageKind(path)).toBe(kind)
})
