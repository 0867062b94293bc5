import type { Transaction } from 'kysely'
import { AppError } from '#shared/errors.ts'
import type { MediaEdit } from '#shared/media/edit.ts'
import { fileKindOf } from '#shared/media/entry.ts'
import type { FileType } from '#shared/media/file-types.ts'
import { refusalMessages } from '#shared/messages/media.ts'
import type { Tables } from '#server/database/schema.ts'
import type { FileFacts } from './file-rows.ts'
import { selectCurrent } from './media-rows.ts'

/** An entry of another library, under the id that content refers to. */
export type ArrivingEntry = Required<MediaEdit> & { id: string; hash: string; createdAt: string }

/** A new entry, or the one of that id as it stands there; a file that it had before stays for its grace period (J20). */
export async function saveArriving(
  transaction: Transaction<Tables>,
  entry: ArrivingEntry,
  facts: FileFacts,
  { by, at }: { by: string; at: string },
): Promise<void> {
  const { id, hash, name, alt, focal, createdAt } = entry
  const before = await selectCurrent({ query: transaction }).where('media.id', '=', id).executeTakeFirst()
  if (before && fileKindOf(before.type as FileType) !== fileKindOf(facts.type as FileType))
    throw new AppError('invalid-format', 415, refusalMessages.otherKind)
  const texts = { name, alt, decorative: entry.decorative ? 1 : 0, tags: JSON.stringify(entry.tags) }
  const row = { ...texts, hash, focal_x: focal.x, focal_y: focal.y, updated_at: at, deleted_at: null }
  await transaction
    .insertInto('media')
    .values({ id, ...row, created_at: createdAt, created_by: by })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await transaction
    .updateTable('media_files')
    .set({ retired_at: at })
    .where('media_id', '=', id)
    .where('hash', '!=', hash)
    .where('retired_at', 'is', null)
    .execute()
  await transaction
    .insertInto('media_files')
    .values({ ...facts, media_id: id, created_at: at, retired_at: null })
    .onConflict((conflict) => conflict.columns(['media_id', 'hash']).doUpdateSet({ retired_at: null }))
    .execute()
}
