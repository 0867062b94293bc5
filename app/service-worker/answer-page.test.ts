import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeCaches } from './fake-caches.ts'

const origin = 'https://musterwerk.example'
const version = 'v2'
vi.stubGlobal('__BUILD_FACTS__', { version, siteAssets: [], adminAssets: [] })
const { answerPage, answerPageChange, keepSeenPage } = await import('./answer-page.ts')
const { keepCopy, shownCopyOf } = await import('./copies.ts')
const { startKeeping } = await import('./kept-caches.ts')

const ask = vi.fn<(request: { url: string } | string) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('caches', createFakeCaches(origin))
  vi.stubGlobal('fetch', ask)
  vi.useFakeTimers()
})
afterEach(() => {
  ask.mockReset()
  vi.useRealTimers()
})
afterAll(() => void vi.unstubAllGlobals())

test('a page comes from the server, and a copy of it is kept once something may be kept', async () => {
  ask.mockImplementation(async () => page('neu'))
  const before = open('/blog')
  expect(await (await before.answer).text()).toBe('neu')
  await before.work()
  expect(await keptPaths()).toEqual([])
  await startKeeping('schaufenster-pages-')
  const after = open('/blog?utm_source=brief')
  await after.answer
  await after.work()
  expect(await keptPaths()).toEqual(['/blog'])
})

test('without an answer the copy is shown and remembered, without a copy the offline page', async () => {
  await startKeeping('schaufenster-pages-')
  await keepCopy('/faq', page('Kopie'))
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await (await open('/faq').answer).text()).toBe('Kopie')
  expect(shownCopyOf('/faq')).toMatch(/^\d{4}-/)
  expect((await open('/blog?seite=2').answer).headers.get('location')).toBe(`${origin}/offline#/blog?seite=2`)
  expect(shownCopyOf('/blog?seite=2')).toBeUndefined()
})

test('where nothing is kept a failed page is the browser’s business', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  expect((await open('/faq').answer).type).toBe('error')
  expect((await change('/faq').answer).type).toBe('error')
})

test('a slow server is waited for four seconds if there is a copy, and as long as it takes if not', async () => {
  await startKeeping('schaufenster-pages-')
  await keepCopy('/faq', page('Kopie'))
  ask.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(page('neu')), 60_000)))
  const [known, unknown] = [open('/faq'), open('/blog')]
  await vi.advanceTimersByTimeAsync(3_900)
  expect([known.answered(), unknown.answered()]).toEqual([false, false])
  await vi.advanceTimersByTimeAsync(200)
  expect(await (await known.answer).text()).toBe('Kopie')
  expect(unknown.answered()).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await (await unknown.answer).text()).toBe('neu')
})

test('what the server sends does not wait for a storage that does not answer', async () => {
  await startKeeping('schaufenster-pages-')
  const storage = Promise.withResolvers<string[]>()
  vi.stubGlobal('caches', { keys: () => storage.promise })
  ask.mockImplementation(async () => page('neu'))
  const visit = open('/faq')
  expect(await (await visit.answer).text()).toBe('neu')
  storage.resolve([])
  await visit.work()
})

test.each([502, 503, 504])('%i gives way to a copy, but not to nothing', async (status) => {
  await startKeeping('schaufenster-pages-')
  await keepCopy('/faq', page('Kopie'))
  ask.mockImplementation(async () => page('weg', status))
  expect(await (await open('/faq').answer).text()).toBe('Kopie')
  expect((await open('/blog').answer).status).toBe(status)
})

test('sixty visited pages are kept beside the important ones, the oldest go first', async () => {
  await startKeeping('schaufenster-pages-')
  ask.mockImplementation(async () => page('Seite'))
  for (const path of ['/', '/notfall', ...Array.from({ length: 62 }, (_, index) => `/blog/${index}`)]) {
    const visit = open(path)
    await visit.answer
    await visit.work()
  }
  const kept = await keptPaths()
  expect(kept).toHaveLength(62)
  expect(kept).toEqual(expect.arrayContaining(['/', '/notfall', '/blog/2', '/blog/61']))
  expect(kept).not.toContain('/blog/1')
})

test('without a connection a page change fails even where there is a copy: the whole page is asked for then', async () => {
  await startKeeping('schaufenster-pages-')
  await keepCopy('/blog', page('Kopie'))
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  expect((await change('/blog').answer).type).toBe('error')
})

test('a page that a click opened is kept from its one answer, if it is a good one', async () => {
  await startKeeping('schaufenster-pages-')
  for (const [path, status] of [
    ['/faq?utm_source=brief', 200],
    ['/nix', 404],
    ['/blog', 503],
  ] as const) {
    ask.mockImplementation(async () => page('Seite', status))
    const visit = change(path)
    expect((await visit.answer).status).toBe(status)
    await visit.work()
  }
  expect(ask).toHaveBeenCalledTimes(3)
  expect(await keptPaths()).toEqual(['/faq'])
})

test('a page that was fetched ahead is fetched to be kept when it is seen, once in ten minutes', async () => {
  ask.mockImplementation(async () => page('Seite'))
  await see('/faq')
  expect(ask).not.toHaveBeenCalled()
  await startKeeping('schaufenster-pages-')
  await see('/faq')
  await see('/faq?utm_source=brief')
  expect(ask.mock.calls.map(([request]) => request)).toEqual(['/faq'])
  expect(await keptPaths()).toEqual(['/faq'])
  vi.advanceTimersByTime(600_000)
  await see('/faq')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a worker whose cache a later version has thrown away does not make it anew', async () => {
  await caches.open('schaufenster-pages-v3')
  await keepCopy('/faq', page('Kopie'))
  expect(await caches.keys()).toEqual(['schaufenster-pages-v3'])
})

const open = (path: string) => start(answerPage, path)
const change = (path: string) => start(answerPageChange, path)
const see = (path: string) => keepSeenPage({ request: { url: origin + path } } as FetchEvent)

function start(answerRequest: (event: FetchEvent) => Promise<Response>, path: string) {
  const work: Promise<unknown>[] = []
  let answered = false
  const event = {
    request: { url: origin + path },
    resultingClientId: path,
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
  }
  const answer = answerRequest(event as unknown as FetchEvent).finally(() => (answered = true))
  return {
    answer,
    answered: () => answered,
    async work() {
      for (let done = 0; done < work.length; done++) await work[done]
    },
  }
}

function page(text: string, status = 200): Response {
  const response = new Response(text, { status, headers: { 'content-type': 'text/html' } })
  return Object.defineProperties(response, {
    type: { value: 'basic' },
    clone: { value: () => page(text, status) },
  })
}

async function keptPaths(): Promise<string[]> {
  const names = await caches.keys()
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return keys.flat().map(({ url }) => new URL(url).pathname)
}
