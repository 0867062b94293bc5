import type { Transaction } from 'kysely'
import { movedTables } from '#server/backup/archived-tables.ts'
import { createFingerprint, lineOf } from '#server/backup/row-lines.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { openTableSnapshot, type TableSnapshot } from '#server/database/table-snapshot.ts'
import { countOn, emptyTable, writeRows } from '#server/database/write-rows.ts'
import { inUnguardedTransaction } from '#server/database/write-transaction.ts'
import { readMove } from './move-lock.ts'
import type { SitePlaces } from './site-places.ts'

type TablePrint = { table: string; rows: number; fingerprint: string }

/**
 * All rows as they stood at one moment, in one transaction: killed in between it leaves the target as it was. Until the
 * copy is compared, and the old place left, the target says that it is arriving and takes no changes.
 */
export async function copyDatabase(
  from: Database,
  to: Database,
  target: SitePlaces,
  at: string,
): Promise<TablePrint[]> {
  await using snapshot = await openTableSnapshot(from)
  const tables = movedTables(await snapshot.tables())
  const expected: TablePrint[] = []
  await inUnguardedTransaction(to, async (transaction) => {
    for (const table of tables.toReversed()) await emptyTable(transaction, table)
    for (const table of tables) expected.push(await copyTable(snapshot, transaction, to, table))
    await transaction.deleteFrom('moves').execute()
    await transaction
      .insertInto('moves')
      .values({ id: 1, state: 'arriving', since: at, ...target })
      .execute()
  })
  for (const print of expected) {
    const found = await printOf(to, print.table)
    if (found.rows !== print.rows || found.fingerprint !== print.fingerprint)
      throw new Error(`The table ${print.table} did not arrive as it was sent. The target is not to be used.`)
  }
  return expected
}

async function copyTable(snapshot: TableSnapshot, transaction: Transaction<Tables>, to: Database, table: string) {
  const print = createFingerprint()
  for await (const rows of snapshot.rows(table)) {
    rows.forEach((row) => print.add(lineOf(row)))
    await writeRows(transaction, to.engine, table, rows)
  }
  await countOn(transaction, to.engine, table)
  return { table, ...print.result() }
}

/** An empty database, or one that a move has left or not finished; nothing that somebody works with is written over. */
export async function requireRoom(to: Database): Promise<void> {
  if (await readMove(to)) return
  const [person, mark] = await Promise.all([
    to.query.selectFrom('users').select('id').limit(1).executeTakeFirst(),
    to.query.selectFrom('seed_marks').select('collection').limit(1).executeTakeFirst(),
  ])
  if (person || mark)
    throw new Error('There is a site in the target already. Name an empty database, or empty it first.')
}

async function printOf(database: Database, table: string): Promise<{ rows: number; fingerprint: string }> {
  await using snapshot = await openTableSnapshot(database)
  const print = createFingerprint()
  for await (const rows of snapshot.rows(table)) rows.forEach((row) => print.add(lineOf(row)))
  return print.result()
}
