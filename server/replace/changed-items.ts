import type { Transaction } from 'kysely'
import { AppError, parse } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { mediaEditSchema } from '#shared/media/edit.ts'
import type { AuditAction } from '#shared/messages/audit-actions.ts'
import type { ReplaceSide } from '#shared/replace/replace.ts'
import { writeAudit } from '#server/audit/audit.ts'
import { rewriteItem } from '#server/content/rewrite.ts'
import type { StoredValues } from '#server/content/rows.ts'
import { definitionOf } from '#server/content/store.ts'
import type { Tables } from '#server/database/schema.ts'
import { recordMedia } from '#server/media/media-rows.ts'
import { mediaName, type Replaceable } from './replaceable.ts'

export type SidesOf = Partial<Record<ReplaceSide, StoredValues>>
/** What was changed: its stamp since then, and what its changed sides said before. */
export type ChangedItem = { collection: string; id: string; stamp: string; before: SidesOf }
type Deed = { by: string; at: string; action: AuditAction; note: string }

/** Writes new values of one item, with version, revision, audit line and change, and says how to take it back. */
export async function writeSides(
  transaction: Transaction<Tables>,
  found: Replaceable,
  sides: SidesOf,
  deed: Deed,
): Promise<ChangedItem> {
  const { collection, id } = found
  const before = Object.fromEntries(Object.keys(sides).map((side) => [side, found.sides[side as ReplaceSide]]))
  const stamp =
    collection === mediaName
      ? await writeMedia(transaction, found, sides.published ?? {}, deed)
      : await writeDocument(transaction, found, sides, deed)
  return { collection, id, stamp, before }
}

async function writeDocument(
  transaction: Transaction<Tables>,
  { collection, id, stamp }: Replaceable,
  { published: data, draft }: SidesOf,
  { by, at, action, note }: Deed,
): Promise<string> {
  const write = { definition: definitionOf(collection), transaction, by, at }
  const { version } = await rewriteItem(write, {
    id,
    expectedVersion: Number(stamp),
    data,
    draft,
    note,
    auditedAs: action,
  })
  return String(version)
}

async function writeMedia(
  transaction: Transaction<Tables>,
  { id, title, stamp }: Replaceable,
  values: StoredValues,
  { by, at, action }: Deed,
): Promise<string> {
  const { alt } = parse(mediaEditSchema, values)
  const { numUpdatedRows } = await transaction
    .updateTable('media')
    .set({ alt, updated_at: at })
    .where('id', '=', id)
    .where('updated_at', '=', stamp)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('conflict', 409, errorMessages.conflict)
  await recordMedia(transaction, [id], 'public', at)
  await writeAudit(transaction, { by, action, subject: title }, at)
  return at
}
