import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Database } from './schema.ts'

export type TableRow = Record<string, string | number | null>
/** The whole database as it stood at one moment, while others go on writing. */
export type TableSnapshot = AsyncDisposable & {
  tables(): Promise<string[]>
  /** All rows of a table, some at a time; requests have their turn in between. */
  rows(table: string): AsyncIterable<TableRow[]>
}

const rowsAtATime = 200

export function openTableSnapshot(database: Database): Promise<TableSnapshot> {
  return database.engine === 'sqlite' ? snapshotOfSqlite(database) : snapshotOfPostgres(database)
}

/** A second connection: its reading transaction sees one state of the file, whatever the first one writes meanwhile. */
async function snapshotOfSqlite({ file = '' }: Database): Promise<TableSnapshot> {
  const connection = new DatabaseSync(file, { readOnly: true })
  connection.exec('begin')
  const names = connection
    .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`)
    .all()
    .map(({ name }) => String(name))
  async function* rows(table: string) {
    let part: TableRow[] = []
    for (const row of connection.prepare(`select * from "${table}"`).iterate()) {
      part.push(row as TableRow)
      if (part.length < rowsAtATime) continue
      yield part
      part = []
      await new Promise(setImmediate)
    }
    if (part.length > 0) yield part
  }
  return {
    tables: async () => names,
    rows,
    async [Symbol.asyncDispose]() {
      connection.close()
    },
  }
}

async function snapshotOfPostgres({ query }: Database): Promise<TableSnapshot> {
  const transaction = await query
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  // The first statement fixes the moment.
  const { rows: found } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(transaction)
  async function* rows(table: string) {
    // A cursor: one statement for a large table would run into its time limit, or take all of it into memory.
    await sql`declare rows_of_table no scroll cursor for select * from ${sql.table(table)}`.execute(transaction)
    for (;;) {
      const part = await sql<TableRow>`fetch ${sql.lit(rowsAtATime)} from rows_of_table`.execute(transaction)
      if (part.rows.length === 0) break
      yield part.rows
    }
    await sql`close rows_of_table`.execute(transaction)
  }
  return {
    tables: async () => found.map(({ name }) => name).toSorted(),
    rows,
    async [Symbol.asyncDispose]() {
      await transaction.rollback().execute()
    },
  }
}
