import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { SnapshotReason, Tables } from '#server/database/schema.ts'

type Asked = { collections: string[]; reason: SnapshotReason; by: string; at: string }

/** Copies whole collections, the trash included; the id leads back to them. */
export async function takeSnapshot(
  transaction: Transaction<Tables>,
  { collections, reason, by, at }: Asked,
): Promise<string> {
  const rows = await transaction.selectFrom('documents').selectAll().where('collection', 'in', collections).execute()
  const id = randomUUID()
  await transaction
    .insertInto('snapshots')
    .values({ id, at, author: by, reason, collections: JSON.stringify(collections), documents: JSON.stringify(rows) })
    .execute()
  return id
}
