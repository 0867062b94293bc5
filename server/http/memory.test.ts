import { expect, test } from 'vitest'
import { createMemory } from './memory.ts'
import { inOneForm } from './forms.ts'
import { assemble } from './representation.ts'

const page = () => assemble(200, new Headers(), { identity: Buffer.alloc(6_000) })
const rendered = async () => ({ ...inOneForm(page()), keep: true })
const pageBytes = page().bytes

test('memory stays within the limit: the page not asked for longest goes first', async () => {
  const memory = createMemory({ maxBytes: 5 * pageBytes })
  for (const key of ['a', 'b', 'c', 'd', 'e']) await memory.getOrRender(key, rendered)
  memory.get('a')
  await memory.getOrRender('f', rendered)
  expect(memory.size).toEqual({ entries: 5, bytes: 5 * pageBytes })
  expect(['a', 'b', 'f'].map((key) => memory.get(key) !== undefined)).toEqual([true, false, true])
})

test('many small answers are bounded in number, and count more than their few bytes', async () => {
  const memory = createMemory({ maxBytes: 1e9, maxEntries: 100 })
  const tiny = assemble(200, new Headers(), { identity: Buffer.alloc(5) })
  for (let number = 0; number < 1_000; number++)
    await memory.getOrRender(String(number), async () => ({ ...inOneForm(tiny), keep: true }))
  expect(memory.size.entries).toBe(100)
  expect(tiny.bytes).toBeGreaterThan(1_000)
})

test('a page of more than a quarter of the memory is not kept', async () => {
  const memory = createMemory({ maxBytes: 3.9 * pageBytes })
  await memory.getOrRender('large', rendered)
  expect(memory.size.entries).toBe(0)
})

test('a failed render is not remembered', async () => {
  const memory = createMemory({ maxBytes: 10 * pageBytes })
  const failing = async () => {
    throw new Error('broken')
  }
  await expect(memory.getOrRender('a', failing)).rejects.toThrow('broken')
  await memory.getOrRender('a', rendered)
  expect(memory.get('a')?.whole.bytes).toBe(pageBytes)
})

test('what must not be cached is given to those who waited and then forgotten', async () => {
  const memory = createMemory({ maxBytes: 10 * pageBytes })
  const personal = async () => ({ ...inOneForm(page()), keep: false })
  const [first, second] = await Promise.all([memory.getOrRender('a', personal), memory.getOrRender('a', personal)])
  expect(first).toBe(second)
  expect(memory.get('a')).toBeUndefined()
})

test('a page that was replaced stands in while the database is away, one that was withdrawn does not', async () => {
  const unreachable = async () => ({ ...inOneForm(page()), keep: false, away: true })
  const memory = createMemory({ maxBytes: 10 * pageBytes })
  const kept = await memory.getOrRender('a', rendered)
  memory.drop('replaced')
  const stale = await memory.getOrRender('a', unreachable)
  expect(stale.whole.variants.identity.body).toBe(kept.whole.variants.identity.body)
  expect(stale.whole.variants.identity.headers).toEqual(expect.arrayContaining(['cache-control', 'no-store']))
  memory.drop('withdrawn')
  expect((await memory.getOrRender('a', unreachable)).whole.variants.identity.body).not.toBe(
    kept.whole.variants.identity.body,
  )
})

test('pages and stale copies together stay within the limit, and a new page takes the place of its copy', async () => {
  const memory = createMemory({ maxBytes: 5 * pageBytes })
  for (const key of ['a', 'b', 'c', 'd', 'e']) await memory.getOrRender(key, rendered)
  memory.drop('replaced')
  await memory.getOrRender('e', rendered)
  await memory.getOrRender('f', rendered)
  expect([memory.size.bytes, memory.staleSize]).toEqual([2 * pageBytes, { entries: 3, bytes: 3 * pageBytes }])
})

test('a copy does not outlive the second change of day', async () => {
  const memory = createMemory({ maxBytes: 10 * pageBytes })
  await memory.getOrRender('a', rendered)
  memory.drop('new-day')
  expect(memory.staleSize.entries).toBe(1)
  memory.drop('new-day')
  expect(memory.staleSize.entries).toBe(0)
})

test('what may be old is given out as such, and as before once it is known to be the newest', async () => {
  let blind = false
  const memory = createMemory({ maxBytes: 10 * pageBytes, isBlind: () => blind })
  const kept = await memory.getOrRender('a', rendered)
  blind = true
  const copy = memory.get('a')!
  expect(copy.whole.variants.identity.body).toBe(kept.whole.variants.identity.body)
  expect(copy.whole.variants.identity.headers).toEqual(expect.arrayContaining(['cache-control', 'no-store']))
  blind = false
  expect(memory.get('a')).toBe(kept)
})
