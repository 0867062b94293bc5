import type { Chore } from '#server/base/chores.ts'
import type { Database } from '#server/database/schema.ts'
import type { Log } from '#server/base/log.ts'
import type { ContentStore } from './store.ts'

const everyMs = 10_000

/**
 * Publishes and ends what is due. It asks for everything up to now, so that what fell into a downtime happens at the
 * next start. An item that can no longer be published stays planned: the editor shows it as overdue.
 */
export function scheduleChore(database: Database, store: ContentStore, log: Log, now: () => Date): Chore {
  const complainedAbout = new Set<string>()

  async function attempt(key: string, change: () => Promise<unknown>) {
    try {
      await change()
      complainedAbout.delete(key)
    } catch (cause) {
      if (!complainedAbout.has(key)) log.warn('a planned change is not possible', { item: key, cause })
      complainedAbout.add(key)
    }
  }

  return {
    name: 'schedule',
    everyMs,
    async work() {
      const at = now().toISOString()
      for (const { collection, id, version } of await due(database, 'publish_at', at))
        await attempt(`${collection}/${id}`, () =>
          store.publish(collection, id, { by: 'system', expectedVersion: version }),
        )
      for (const { collection, id, version } of await due(database, 'unpublish_at', at))
        await attempt(`${collection}/${id}`, () =>
          store.unpublish(collection, id, { by: 'system', expectedVersion: version }),
        )
    },
  }
}

/** Times are ISO-8601 in UTC, so comparing text compares moments. */
function due({ query }: Database, column: 'publish_at' | 'unpublish_at', at: string) {
  const found = query
    .selectFrom('documents')
    .select(['collection', 'id', 'version'])
    .where(column, '<=', at)
    .where('deleted_at', 'is', null)
    .orderBy(column)
  return column === 'unpublish_at' ? found.where('data', 'is not', null).execute() : found.execute()
}
