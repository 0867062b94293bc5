import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdFirstVisit, isLoading, markVisited, patternOf, subscribeLoading } from './first-visit.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

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

test('a page that was visited, or sent by the server, opens at once', async () => {
  markVisited('/blog/:postId')
  expect(await holdFirstVisit('/blog/:postId', async () => 'post')).toBe('post')
  expect(isLoading()).toBe(false)
})

test.each(['/admin', '/admin/inhalte/:collection/:id', '/konto', '/login', '/einrichtung/:token'])(
  'the screen %s appears as soon as it is there, also the first time (J38)',
  async (pattern) => {
    const opened = vi.fn()
    const visit = holdFirstVisit(pattern, async () => 'screen').then(opened)
    expect(isLoading()).toBe(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(opened).toHaveBeenCalledWith('screen')
    await visit
  },
)

test('a slow page keeps the animation until it is there, a failed one ends it and may be tried again', async () => {
  const late = holdFirstVisit('/late', () => new Promise((resolve) => setTimeout(resolve, 5_000)))
  await vi.advanceTimersByTimeAsync(4_999)
  expect(isLoading()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  await late
  const broken = holdFirstVisit('/broken', async () => Promise.reject(new Error('offline')))
  await expect(broken).rejects.toThrow('offline')
  expect(isLoading()).toBe(false)
  const again = holdFirstVisit('/broken', async () => 'back')
  expect(isLoading()).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await again).toBe('back')
})

test.each([
  ['/', {}, '/'],
  ['/blog/neues', { postId: 'neues' }, '/blog/:postId'],
  ['/blog/%C3%BCber', { postId: 'über' }, '/blog/:postId'],
  ['/faq', {}, '/faq'],
])('%s with %o is the page %s', (pathname, parameters, pattern) => {
  expect(patternOf(pathname, parameters as Record<string, string>)).toBe(pattern)
})
