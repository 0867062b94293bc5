import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { assemble } from './representation.ts'

const page = () => assemble(200, new Headers(), { identity: Buffer.alloc(6_000) })
const rendered = async () => ({ representation: page(), cacheable: true })
const pageBytes = page().bytes

test('memory stays within the limit: the page not asked for longest goes first', async () => {
  const cache = createPageCache({ maxBytes: 5 * pageBytes })
  for (const key of ['a', 'b', 'c', 'd', 'e']) await cache.getOrRender(key, rendered)
  cache.get('a')
  await cache.getOrRender('f', rendered)
  expect(cache.size).toEqual({ entries: 5, bytes: 5 * pageBytes })
  expect(['a', 'b', 'f'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true])
})

test('many small answers are bounded in number, and count more than their few bytes', async () => {
  const cache = createPageCache({ maxBytes: 1e9, maxEntries: 100 })
  const tiny = assemble(200, new Headers(), { identity: Buffer.alloc(5) })
  for (let number = 0; number < 1_000; number++)
    await cache.getOrRender(String(number), async () => ({ representation: tiny, cacheable: true }))
  expect(cache.size.entries).toBe(100)
  expect(tiny.bytes).toBeGreaterThan(1_000)
})

test('a page of more than a quarter of the memory is not kept', async () => {
  const cache = createPageCache({ maxBytes: 3.9 * pageBytes })
  await cache.getOrRender('large', rendered)
  expect(cache.size.entries).toBe(0)
})

test('a failed render is not remembered', async () => {
  const cache = createPageCache({ maxBytes: 10 * pageBytes })
  const failing = async () => {
    throw new Error('broken')
  }
  await expect(cache.getOrRender('a', failing)).rejects.toThrow('broken')
  await cache.getOrRender('a', rendered)
  expect(cache.get('a')?.bytes).toBe(pageBytes)
})

test('what must not be cached is given to those who waited and then forgotten', async () => {
  const cache = createPageCache({ maxBytes: 10 * pageBytes })
  const personal = async () => ({ representation: page(), cacheable: false })
  const [first, second] = await Promise.all([cache.getOrRender('a', personal), cache.getOrRender('a', personal)])
  expect(first).toBe(second)
  expect(cache.get('a')).toBeUndefined()
})

test('a page that was replaced stands in while the database is away, one that was withdrawn does not', async () => {
  const unreachable = async () => ({ representation: page(), cacheable: false, away: true })
  const cache = createPageCache({ maxBytes: 10 * pageBytes })
  const kept = await cache.getOrRender('a', rendered)
  cache.drop('replaced')
  const stale = await cache.getOrRender('a', unreachable)
  expect(stale.variants.identity.body).toBe(kept.variants.identity.body)
  expect(stale.variants.identity.headers).toEqual(expect.arrayContaining(['cache-control', 'no-store']))
  cache.drop('withdrawn')
  expect((await cache.getOrRender('a', unreachable)).variants.identity.body).not.toBe(kept.variants.identity.body)
})

test('pages and stale copies together stay within the limit, and a new page takes the place of its copy', async () => {
  const cache = createPageCache({ maxBytes: 5 * pageBytes })
  for (const key of ['a', 'b', 'c', 'd', 'e']) await cache.getOrRender(key, rendered)
  cache.drop('replaced')
  await cache.getOrRender('e', rendered)
  await cache.getOrRender('f', rendered)
  expect([cache.size.bytes, cache.staleSize]).toEqual([2 * pageBytes, { entries: 3, bytes: 3 * pageBytes }])
})

test('a copy does not outlive the second change of day', async () => {
  const cache = createPageCache({ maxBytes: 10 * pageBytes })
  await cache.getOrRender('a', rendered)
  cache.drop('new-day')
  expect(cache.staleSize.entries).toBe(1)
  cache.drop('new-day')
  expect(cache.staleSize.entries).toBe(0)
})

test('what may be old is given out as such, and as before once it is known to be the newest', async () => {
  let blind = false
  const cache = createPageCache({ maxBytes: 10 * pageBytes, isBlind: () => blind })
  const kept = await cache.getOrRender('a', rendered)
  blind = true
  const copy = cache.get('a')!
  expect(copy.variants.identity.body).toBe(kept.variants.identity.body)
  expect(copy.variants.identity.headers).toEqual(expect.arrayContaining(['cache-control', 'no-store']))
  blind = false
  expect(cache.get('a')).toBe(kept)
})
