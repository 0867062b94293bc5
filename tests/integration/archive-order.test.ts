import { expect, test } from 'vitest'
import { openSnapshots } from '#server/content/snapshots.ts'
import { openContentStore } from '#server/content/store.ts'
import { openChangeFeed } from '#server/database/change-feed.ts'
import { newDatabase, newSqlitePlace, silentLog } from '../databases.ts'

const now = () => new Date('2026-03-01T10:00:00.000Z')

test('an archive that orders its rows by something else keeps its order', async () => {
  await using database = await newDatabase(newSqlitePlace)
  const feed = await openChangeFeed(database, silentLog)
  const store = openContentStore(database, feed, now)
  const snapshots = openSnapshots(database, feed, now)
  const at = now().toISOString()
  const rows = ['2026-01-02', '2026-01-03', '2026-01-01'].map((sort_key, index) => ({
    collection: 'stats',
    id: `s${index}`,
    data: JSON.stringify({ value: '1', label: 'L' }),
    draft: null,
    status: 'published' as const,
    publish_at: null,
    unpublish_at: null,
    version: 3,
    sort_key,
    created_at: at,
    updated_at: at,
    draft_updated_at: null,
    deleted_at: null,
    address: null,
  }))
  await snapshots.replace(['stats'], rows, { by: 'test' })
  await store.create('stats', { id: 'new', values: { value: '1', label: 'Neu' } }, { by: 'test' })
  expect((await store.list('stats')).map(({ id }) => id)).toEqual(['new', 's1', 's0', 's2'])
  feed.close()
})
