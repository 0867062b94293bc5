import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { assemble } from './representation.ts'

const page = (bytes: number) => assemble(200, new Headers(), { identity: Buffer.alloc(bytes) })
const rendered = (bytes: number) => async () => ({ representation: page(bytes), cacheable: true })

test('memory stays within the limit: the page not asked for longest goes first', async () => {
  const cache = createPageCache(1_000)
  for (const key of ['a', 'b', 'c', 'd', 'e']) await cache.getOrRender(key, rendered(200))
  cache.get('a')
  await cache.getOrRender('f', rendered(200))
  expect(cache.size).toEqual({ entries: 5, bytes: 1_000 })
  expect(['a', 'b', 'f'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true])
})

test('a page of more than a quarter of the memory is not kept', async () => {
  const cache = createPageCache(1_000)
  await cache.getOrRender('large', rendered(251))
  expect(cache.size.entries).toBe(0)
})

test('a failed render is not remembered', async () => {
  const cache = createPageCache(1_000)
  const failing = async () => {
    throw new Error('broken')
  }
  await expect(cache.getOrRender('a', failing)).rejects.toThrow('broken')
  await cache.getOrRender('a', rendered(10))
  expect(cache.get('a')?.bytes).toBe(10)
})

test('what must not be cached is given to those who waited and then forgotten', async () => {
  const cache = createPageCache(1_000)
  const personal = async () => ({ representation: page(10), cacheable: false })
  const [first, second] = await Promise.all([cache.getOrRender('a', personal), cache.getOrRender('a', personal)])
  expect(first).toBe(second)
  expect(cache.get('a')).toBeUndefined()
})
