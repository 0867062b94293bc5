import { expect, test } from 'vitest'
import type { Change } from '#server/database/change-feed.ts'
import { createKeptReads } from './kept-reads.ts'

const items = [{ id: 'a', tags: ['x'] }]

test('what was read is kept until its collection changes', () => {
  const { kept, change } = open()
  kept.begin('stats', '')(items, 10)
  kept.begin('faq', '')(items, 10)
  change('faq')
  expect(kept.known('stats', '')).toEqual(items)
  expect(kept.known('faq', '')).toBeUndefined()
  change('stats')
  expect(kept.known('stats', '')).toBeUndefined()
})

test('a picture may stand anywhere, and what is unknown may be anything: both drop everything', () => {
  for (const collection of ['media', '*']) {
    const { kept, change } = open()
    kept.begin('stats', '')(items, 10)
    change(collection)
    expect(kept.known('stats', '')).toBeUndefined()
  }
})

test('a read that began before a change is not kept, however late it ends', () => {
  const { kept, change } = open()
  const keepOld = kept.begin('stats', '')
  change('stats')
  const keepNew = kept.begin('stats', '')
  keepOld([{ id: 'old' }], 10)
  expect(kept.known('stats', '')).toBeUndefined()
  keepNew([{ id: 'new' }], 10)
  expect(kept.known('stats', '')).toEqual([{ id: 'new' }])
})

test('of one collection only so much is kept', () => {
  const { kept } = open()
  kept.begin('blogPosts', 'a')(items, 150_000)
  kept.begin('blogPosts', 'b')(items, 150_000)
  expect(kept.known('blogPosts', 'a')).toBeDefined()
  expect(kept.known('blogPosts', 'b')).toBeUndefined()
})

test('no page can change what others get', () => {
  const { kept } = open()
  kept.begin('stats', '')([{ id: 'a', tags: ['x'] }], 10)
  const [item] = kept.known('stats', '') as { tags: string[] }[]
  expect(() => item!.tags.push('y')).toThrow(TypeError)
})

function open() {
  let tell = (_changes: Change[]) => {}
  const kept = createKeptReads({
    subscribe(listener) {
      tell = listener
      return () => true
    },
  })
  const change = (collection: string) =>
    tell([{ seq: 1, collection, documentId: 'a', version: 1, audience: 'public', withdraws: false }])
  return { kept, change }
}
