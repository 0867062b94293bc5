import { definitions } from '#shared/content/index.ts'
import type { AnyCollection } from '#shared/content/define.ts'
import { AppError } from '#shared/errors.ts'
import { mayUse, rightToWrite, type Role } from '#shared/people/people.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { TrashedItem } from '#shared/operations/trash.ts'
import type { Transaction } from 'kysely'
import type { Database, DocumentRow, Tables } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import { followAddresses, requireFreeAddress } from './addresses.ts'
import { auditItem } from './audit-content.ts'
import { titleOf } from '#shared/lists/list-rows.ts'
import { record } from './record.ts'
import { eraseTalk } from './review-ends.ts'
import { workingValues } from './rows.ts'
import { withoutPassedPlan } from './publication-state.ts'
import { definitionOf, type By } from './store.ts'
import { keptDays } from '#shared/limits.ts'

export type Trash = ReturnType<typeof openTrash>
type Place = { collection: string; id: string }

/** Deleted items, kept for a while: brought back as they were, or gone for good with their whole history. */
export function openTrash(database: Database, feed: ChangeFeed, now: () => Date) {
  async function write<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    const result = await inWriteTransaction(database, work)
    await feed.catchUp()
    return result
  }

  function remove(place: Place, { by }: By): Promise<void> {
    return write(async (transaction) => {
      const row = await trashedRow(transaction, place)
      await erase(transaction, row)
      await auditItem(transaction, row, { action: 'content.remove', by, at: now().toISOString() })
    })
  }

  return {
    /** What somebody may bring back, the newest first. */
    async list(role: Role = 'admin'): Promise<TrashedItem[]> {
      const rows = await trashed(database.query).orderBy('deleted_at', 'desc').execute()
      return rows.flatMap((row) => {
        const definition = definitions.find(({ name }) => name === row.collection)
        const listed = definition?.kind === 'collection' && mayUse({ role }, rightToWrite(definition))
        return listed ? [trashedItem(definition, row)] : []
      })
    },

    /** Back to where it was: a published item is public again. */
    restore({ collection, id }: Place, { by }: By): Promise<{ version: number }> {
      return write(async (transaction) => {
        const at = now().toISOString()
        const row = withoutPassedPlan(await trashedRow(transaction, { collection, id }), at)
        const { status, publish_at, unpublish_at } = row
        const version = row.version + 1
        const back = { ...row, deleted_at: null, version }
        await requireFreeAddress(transaction, back)
        await transaction
          .updateTable('documents')
          .set({ deleted_at: null, version, status, publish_at, unpublish_at })
          .where('collection', '=', collection)
          .where('id', '=', id)
          .execute()
        const audience = row.data === null ? 'editors' : 'public'
        const trail = { action: 'restore', audience, by, at } as const
        await followAddresses(transaction, [], [back], { by, at })
        await record(transaction, back, trail)
        return { version }
      })
    },

    remove,

    /** The recurring work: what has lain here too long goes. */
    async empty(): Promise<number> {
      const old = await trashed(database.query).where('deleted_at', '<', keptSince(now())).execute()
      for (const row of old) await remove(row, { by: 'system' })
      return old.length
    },
  }
}

function trashedItem(definition: AnyCollection, row: DocumentRow): TrashedItem {
  return {
    collection: row.collection,
    id: row.id,
    area: definition.label.one,
    title: titleOf(definition, workingValues(definition, row)),
    deletedAt: row.deleted_at ?? '',
    wasPublic: row.data !== null,
  }
}

function trashed(query: Pick<Transaction<Tables>, 'selectFrom'>) {
  return query.selectFrom('documents').selectAll().where('deleted_at', 'is not', null)
}

async function trashedRow(transaction: Transaction<Tables>, { collection, id }: Place): Promise<DocumentRow> {
  definitionOf(collection)
  const row = await trashed(transaction).where('collection', '=', collection).where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not-found', 404, errorMessages.unknownItem)
  return row
}

/** With its history: whoever empties the trash expects that nothing is left, for example of a person. */
async function erase(transaction: Transaction<Tables>, { collection, id }: Place): Promise<void> {
  await transaction.deleteFrom('documents').where('collection', '=', collection).where('id', '=', id).execute()
  await transaction.deleteFrom('revisions').where('collection', '=', collection).where('document_id', '=', id).execute()
  await eraseTalk(transaction, { collection, id })
}

/** What was deleted or copied before this moment goes for good. */
export function keptSince(now: Date): string {
  return new Date(now.getTime() - keptDays * 86_400_000).toISOString()
}
