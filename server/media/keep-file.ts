import { randomInt } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import { fileKindOf } from '#shared/media/entry.ts'
import type { FileType } from '#shared/media/file-types.ts'
import { focalCentre } from '#shared/media/variants.ts'
import { auditMessages } from '#shared/messages/admin-operations.ts'
import { refusalMessages, storageErrorMessages } from '#shared/messages/media.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { MediaFileRow } from '#server/database/rows/media.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { writeAudit } from '#server/audit/audit.ts'
import { factsOf, usedBytes } from './file-rows.ts'
import type { Inspected } from './inspected.ts'
import { selectCurrent, recordMedia } from './media-rows.ts'
import { originalKey } from './object-keys.ts'
import type { ObjectStore } from './object-store.ts'
import type { Purge } from './purge.ts'
import type { UploadSession } from './upload-sessions.ts'

export type Keeper = ReturnType<typeof createKeeper>
/** Which entry the file became; `duplicate` when the library had it already. */
export type Kept = { mediaId: string; duplicate: boolean }
type Parts = {
  database: Database
  feed: ChangeFeed
  store: ObjectStore
  purge: Pick<Purge, 'removeUnused'>
  now(): Date
  onKept(mediaId: string): void
}

/** Brings inspected files into the library: as new entries, or in the place of another file (J20). */
export function createKeeper({ database, feed, store, purge, now, onKept }: Parts) {
  async function requireEntry(id: string) {
    const row = await selectCurrent(database).where('media.id', '=', id).executeTakeFirst()
    if (!row) throw new AppError('object-not-found', 404, storageErrorMessages['object-not-found'])
    return row
  }

  async function add({ name, owner }: UploadSession, file: Inspected): Promise<Kept> {
    const at = now().toISOString()
    const id = randomId()
    await inWriteTransaction(database, async (transaction) => {
      const { x, y } = focalCentre
      const texts = { alt: '', decorative: 0, focal_x: x, focal_y: y, tags: '[]' }
      const times = { created_at: at, created_by: owner, updated_at: at, deleted_at: null }
      await transaction
        .insertInto('media')
        .values({ id, name, hash: file.hash, ...texts, ...times })
        .execute()
      await transaction
        .insertInto('media_files')
        .values(fileRow(id, file, at))
        .execute()
      await recordMedia(transaction, [id], 'editors', at)
      await writeAudit(transaction, { by: owner, action: 'media.upload', subject: name }, at)
    })
    return { mediaId: id, duplicate: false }
  }

  /** The same bytes again: the entry that has them is meant, also when it lay in the trash. */
  async function reuse(id: string, { name, owner }: UploadSession): Promise<Kept> {
    const at = now().toISOString()
    await inWriteTransaction(database, async (transaction) => {
      await transaction.updateTable('media').set({ deleted_at: null, updated_at: at }).where('id', '=', id).execute()
      await recordMedia(transaction, [id], 'public', at)
      await writeAudit(transaction, { by: owner, action: 'media.upload', subject: name }, at)
    })
    await feed.catchUp()
    return { mediaId: id, duplicate: true }
  }

  async function replace(id: string, { name, owner }: UploadSession, file: Inspected): Promise<Kept> {
    const before = await requireEntry(id)
    if (fileKindOf(before.type as FileType) !== fileKindOf(file.type))
      throw new AppError('invalid-format', 415, refusalMessages.otherKind)
    if (before.hash === file.hash) return { mediaId: id, duplicate: true }
    const at = now().toISOString()
    await inWriteTransaction(database, async (transaction) => {
      await transaction
        .updateTable('media_files')
        .set({ retired_at: at })
        .where('media_id', '=', id)
        .where('hash', '=', before.hash)
        .execute()
      // The file may be one that this entry had before.
      await transaction
        .insertInto('media_files')
        .values(fileRow(id, file, at))
        .onConflict((conflict) => conflict.columns(['media_id', 'hash']).doUpdateSet({ retired_at: null }))
        .execute()
      await transaction
        .updateTable('media')
        .set({ hash: file.hash, name, updated_at: at, focal_x: focalCentre.x, focal_y: focalCentre.y })
        .where('id', '=', id)
        .execute()
      await recordMedia(transaction, [id], 'public', at)
      const subject = auditMessages.replaced(before.name, name)
      await writeAudit(transaction, { by: owner, action: 'media.replace', subject }, at)
    })
    return { mediaId: id, duplicate: false }
  }

  const enter = (session: UploadSession, file: Inspected) =>
    session.replaces ? replace(session.replaces, session, file) : add(session, file)

  return {
    requireEntry,
    usedBytes: () => usedBytes(database),
    async keep(session: UploadSession, file: Inspected): Promise<Kept> {
      const same = await database.query
        .selectFrom('media')
        .select('id')
        .where('hash', '=', file.hash)
        .executeTakeFirst()
      if (same && !session.replaces) return reuse(same.id, session)
      const key = originalKey(file.hash)
      if ((await store.size(key)) === undefined) await store.put(key, file.source, file.type)
      const kept = await enter(session, file).catch(async (cause: unknown) => {
        // A file without an entry is lost space; whether it has one is asked first, and the first cause is told.
        await purge.removeUnused([file.hash]).catch(() => {})
        throw cause
      })
      await feed.catchUp()
      onKept(kept.mediaId)
      return kept
    },
  }
}

function fileRow(mediaId: string, file: Inspected, at: string): MediaFileRow {
  return { ...factsOf(file), media_id: mediaId, created_at: at, retired_at: null }
}

/** Fourteen letters and digits that tell nothing: ids are public and must not be guessed from one another. */
function randomId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
  return Array.from({ length: 14 }, () => letters[randomInt(letters.length)]).join('')
}
