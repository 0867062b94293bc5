import type { Transaction } from 'kysely'
import { writeAudit } from '#server/audit/audit.ts'
import { chunks } from '#server/database/chunks.ts'
import type { Audience, Database, Tables } from '#server/database/schema.ts'
import { openTableSnapshot, type TableRow } from '#server/database/table-snapshot.ts'
import { countOn, emptyTable, writeRows } from '#server/database/write-rows.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { keepsAccess, restoredTables } from './archived-tables.ts'
import { lineOf } from './row-lines.ts'

type Deed = { by: { id: string; name: string }; subject: string; at: string }
/**
 * Asked before the tables are emptied, in the transaction that does it; what it gives back is called when they are filled
 * again. So what must outlive a restore does.
 */
export type CarryOver = (transaction: Transaction<Tables>) => Promise<() => Promise<void>>
type Place = { collection: string; id: string; version: number; isPublic: boolean; line: string }

/** Several of them, one after the other. */
export function inSteps(...all: CarryOver[]): CarryOver {
  return async (transaction) => {
    const steps: Awaited<ReturnType<CarryOver>>[] = []
    for (const begin of all) steps.push(await begin(transaction))
    return async () => {
      for (const step of steps) await step()
    }
  }
}

/**
 * Puts what another database holds in place of what is here, in one transaction: whatever ends it in between, nothing
 * has changed. Who may come in is not put back where there are accounts (archived-tables.ts). Versions go on counting, so an editor that has an item open meets a conflict (decision 12), and the change
 * feed tells all processes and browsers to read everything anew.
 */
export async function replaceDatabase(
  target: Database,
  source: Database,
  carryOver: CarryOver,
  deed: Deed,
): Promise<void> {
  await using snapshot = await openTableSnapshot(source)
  const { engine } = target
  await inWriteTransaction(target, async (transaction) => {
    const tables = restoredTables(await snapshot.tables(), await keepsAccess(transaction))
    const before = await placesIn(transaction)
    const carryOn = await carryOver(transaction)
    await transaction.deleteFrom('applied_changes').execute()
    // Made of the items, and filled anew by the next search.
    await transaction.deleteFrom('search_texts').execute()
    for (const table of tables.toReversed()) await emptyTable(transaction, table)
    for (const table of tables) {
      for await (const rows of snapshot.rows(table))
        await writeRows(transaction, engine, table, table === 'documents' ? rows.map(countedOn(before)) : rows)
      await countOn(transaction, engine, table)
    }
    await carryOn()
    await tellEverybody(transaction, before, deed.at)
    await writeAudit(transaction, { by: deed.by, action: 'backup.restore', subject: deed.subject }, deed.at)
  })
}

async function placesIn(transaction: Transaction<Tables>): Promise<Map<string, Place>> {
  const rows = await transaction.selectFrom('documents').selectAll().execute()
  return new Map(
    rows.map((row) => {
      const { collection, id, version, data, deleted_at } = row
      const isPublic = data !== null && deleted_at === null
      return [`${collection}/${id}`, { collection, id, version, isPublic, line: lineOf(row) }]
    }),
  )
}

function countedOn(before: ReadonlyMap<string, Place>) {
  return (row: TableRow): TableRow => {
    const former = before.get(`${row.collection}/${row.id}`)
    if (!former || former.version < Number(row.version) || former.line === lineOf(row)) return row
    return { ...row, version: former.version + 1 }
  }
}

/** `*` is for what processes keep in memory, the others are for copies in browsers. */
async function tellEverybody(transaction: Transaction<Tables>, before: Map<string, Place>, at: string) {
  const after = await placesIn(transaction)
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, place]) => place)
  const audience = ({ isPublic }: Place): Audience => (isPublic ? 'public' : 'editors')
  const changes = [...gone, ...after.values()].map((place) => {
    const { collection, id: document_id, version } = place
    return { collection, document_id, version, audience: audience(place), at }
  })
  const everything = { collection: '*', document_id: '*', version: 0, audience: 'public' as const, at }
  for (const part of chunks([...changes, everything])) await transaction.insertInto('changes').values(part).execute()
}
