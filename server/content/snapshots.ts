import type { Transaction } from 'kysely'
import { definitions } from '#shared/content/index.ts'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { SnapshotLine } from '#shared/operations/operations.ts'
import type { Database, DocumentRow, Tables, Audience, RevisionAction } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { writeAudit } from '#server/audit/audit.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import { areaName, auditArea } from './audit-content.ts'
import { followAddresses, requireDistinctAddresses, withAddress } from './addresses.ts'
import { seededRows } from './import-defaults.ts'
import { withPositions } from './order.ts'
import { keptSince } from './trash.ts'
import { withoutPassedPlan } from './publication-state.ts'
import { definitionOf, type By } from './store.ts'
import { takeSnapshot } from './take-snapshot.ts'
import { chunks } from '#server/database/chunks.ts'
import { recordAll } from './record.ts'

type Trail = { action: RevisionAction; by: string; at: string }

export type Snapshots = ReturnType<typeof openSnapshots>

/** Whatever replaces whole collections takes a copy first, in the same transaction, and can be undone by it. */
export function openSnapshots(database: Database, feed: ChangeFeed, now: () => Date) {
  async function write<Result>(work: (transaction: Transaction<Tables>, at: string) => Promise<Result>) {
    const result = await inWriteTransaction(database, (transaction) => work(transaction, now().toISOString()))
    await feed.catchUp()
    return result
  }

  return {
    /** Puts the given rows in place of what the collections hold. */
    replace(collections: string[], rows: DocumentRow[], { by }: By): Promise<{ snapshot: string }> {
      return write(async (transaction, at) => {
        const snapshot = await takeSnapshot(transaction, { collections, reason: 'import-archive', by, at })
        await replaceDocuments(transaction, collections, rows, { action: 'import', by, at })
        await writeAudit(transaction, { by, action: 'exchange.import', subject: labels(collections).join(', ') }, at)
        return { snapshot }
      })
    },

    /** Back to the copy; what is there now becomes a copy itself, so that also this can be undone. */
    restore(id: string, { by }: By): Promise<{ snapshot: string; collections: string[] }> {
      return write(async (transaction, at) => {
        const row = await transaction.selectFrom('snapshots').selectAll().where('id', '=', id).executeTakeFirst()
        if (!row) throw new AppError('not-found', 404, errorMessages.unknownSnapshot)
        const collections = JSON.parse(row.collections) as string[]
        const snapshot = await takeSnapshot(transaction, { collections, reason: 'restore', by, at })
        const rows = (JSON.parse(row.documents) as DocumentRow[]).map((before) => withoutPassedPlan(before, at))
        await replaceDocuments(transaction, collections, rows, { action: 'restore', by, at })
        for (const name of collections)
          await auditArea(transaction, definitionOf(name), { action: 'content.restore-snapshot', by, at })
        return { snapshot, collections }
      })
    },

    /** Everything as the site came, without what was added since; also this can be undone. */
    restoreDefaults({ by }: By): Promise<{ imported: number; snapshot: string }> {
      return write(async (transaction, at) => {
        const collections = definitions.map(({ name }) => name)
        const snapshot = await takeSnapshot(transaction, { collections, reason: 'import-defaults', by, at })
        const rows = seededRows(at)
        await replaceDocuments(transaction, collections, rows, { action: 'import', by, at })
        for (const definition of definitions)
          await auditArea(transaction, definition, { action: 'content.import-defaults', by, at })
        return { imported: rows.length, snapshot }
      })
    },

    async list(): Promise<SnapshotLine[]> {
      const rows = await database.query
        .selectFrom('snapshots')
        .select(['id', 'at', 'author', 'reason', 'collections'])
        .orderBy('at', 'desc')
        .execute()
      return rows.map((row) => ({ ...row, collections: labels(JSON.parse(row.collections) as string[]) }))
    },

    /** The recurring work: old copies go. */
    async forgetOld(): Promise<void> {
      await inWriteTransaction(database, (transaction) =>
        transaction.deleteFrom('snapshots').where('at', '<', keptSince(now())).execute(),
      )
    },
  }
}

function labels(names: string[]): string[] {
  return names.map((name) => areaName(definitionOf(name)))
}

/** Empties the collections and fills them with the rows. Versions go on counting, so an open editor meets a conflict. */
async function replaceDocuments(
  transaction: Transaction<Tables>,
  collections: string[],
  rows: DocumentRow[],
  { action, by, at }: Trail,
): Promise<void> {
  const existing = await transaction
    .selectFrom('documents')
    .selectAll()
    .where('collection', 'in', collections)
    .execute()
  const versions = new Map(existing.map((row) => [keyOf(row), row.version]))
  const placed = collections.flatMap((name) =>
    withPositions(
      definitionOf(name),
      rows.filter(({ collection }) => collection === name),
    ),
  )
  const next = placed.map((row) =>
    withAddress({ ...row, version: Math.max(versions.get(keyOf(row)) ?? 0, row.version) + 1 }),
  )
  requireDistinctAddresses(next)

  await transaction.deleteFrom('documents').where('collection', 'in', collections).execute()
  for (const part of chunks(next)) await transaction.insertInto('documents').values(part).execute()
  await followAddresses(transaction, existing, next, { by, at })

  const kept = new Set(next.map(keyOf))
  const wasPublic = new Set(existing.filter(isPublic).map(keyOf))
  const gone = existing.filter((row) => !kept.has(keyOf(row))).map((row) => ({ ...row, version: row.version + 1 }))
  const trail = (action: RevisionAction, audience: Audience) => ({ action, audience, by, at })
  await recordAll(transaction, gone.filter(isPublic), trail('delete', 'public'))
  await recordAll(transaction, gone.filter(not(isPublic)), trail('delete', 'editors'))
  await recordAll(transaction, next.filter(isPublic), trail(action, 'public'))
  const unseen = Map.groupBy(next.filter(not(isPublic)), (row) => wasPublic.has(keyOf(row)))
  // For visitors it ends, whatever becomes of it for editors.
  await recordAll(transaction, unseen.get(true) ?? [], trail('unpublish', 'public'))
  await recordAll(transaction, unseen.get(false) ?? [], trail(action, 'editors'))
}

function isPublic({ data, deleted_at }: DocumentRow): boolean {
  return data !== null && deleted_at === null
}

function not(test: (row: DocumentRow) => boolean) {
  return (row: DocumentRow) => !test(row)
}

function keyOf({ collection, id }: DocumentRow): string {
  return `${collection}/${id}`
}
