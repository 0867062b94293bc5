import { mediaGraceDays } from '#shared/media/upload-rules.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { writeAudit } from '#server/audit/audit.ts'
import { originalKey, variantsPrefix } from './object-keys.ts'
import type { ObjectStore } from './object-store.ts'
import { recordMedia } from './media-rows.ts'

export type Purge = ReturnType<typeof createPurge>
const dayMs = 86_400_000

/** Removes for good: what people throw away on purpose, and what has outlived its grace period (J20). */
export function createPurge(database: Database, store: ObjectStore, feed: ChangeFeed, now: () => Date) {
  /** Files that no entry has. Rows first: an object without a row is lost space, a row without its object would be a broken picture. */
  async function removeUnused(hashes: string[]): Promise<void> {
    for (const hash of new Set(hashes)) {
      const other = await database.query
        .selectFrom('media_files')
        .select('hash')
        .where('hash', '=', hash)
        .executeTakeFirst()
      if (!other) await store.delete([originalKey(hash), ...(await store.list(variantsPrefix(hash)))])
    }
  }

  /** Only what lies in the trash already. Who does it on purpose is noted. */
  async function remove(ids: string[], by?: string): Promise<void> {
    if (ids.length === 0) return
    const hashes = await inWriteTransaction(database, async (transaction) => {
      const rows = await transaction
        .deleteFrom('media')
        .where('id', 'in', ids)
        .where('deleted_at', 'is not', null)
        .returning(['id', 'name'])
        .execute()
      const gone = rows.map(({ id }) => id)
      if (gone.length === 0) return []
      const files = await transaction
        .deleteFrom('media_files')
        .where('media_id', 'in', gone)
        .returning('hash')
        .execute()
      const at = now().toISOString()
      await recordMedia(transaction, gone, 'public', at)
      const subject = rows.map(({ name }) => name).join(', ')
      if (by !== undefined) await writeAudit(transaction, { by, action: 'media.remove', subject }, at)
      return files.map(({ hash }) => hash)
    })
    await feed.catchUp()
    await removeUnused(hashes)
  }

  return {
    remove,
    removeUnused,
    async removeOutlived(): Promise<void> {
      const before = new Date(now().getTime() - mediaGraceDays * dayMs).toISOString()
      const deleted = await database.query.selectFrom('media').select('id').where('deleted_at', '<', before).execute()
      await remove(deleted.map(({ id }) => id))
      const retired = await database.query
        .selectFrom('media_files')
        .select('hash')
        .where('retired_at', '<', before)
        .execute()
      // Mostly there is nothing to do, and nobody has to wait for a turn to write.
      if (retired.length === 0) return
      await inWriteTransaction(database, (transaction) =>
        transaction.deleteFrom('media_files').where('retired_at', '<', before).execute(),
      )
      await removeUnused(retired.map(({ hash }) => hash))
    },
  }
}
