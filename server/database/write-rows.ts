import { sql, type Transaction } from 'kysely'
import type { Tables } from './schema.ts'
import type { Engine } from './engine.ts'
import type { TableRow } from './table-snapshot.ts'

/** Rows as they are, numbers of the database's own counting included. */
export async function writeRows(
  transaction: Transaction<Tables>,
  engine: Engine,
  table: string,
  rows: TableRow[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  const overriding = engine === 'postgres' ? sql`overriding system value` : sql``
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    ${overriding} values ${sql.join(values)}`.execute(transaction)
}

export async function emptyTable(transaction: Transaction<Tables>, table: string): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(transaction)
}

/** SQLite does it by itself; PostgreSQL would give numbers that the rows have brought along. Never lower than before. */
export async function countOn(transaction: Transaction<Tables>, engine: Engine, table: string): Promise<void> {
  if (engine !== 'postgres') return
  const found = await sql<{ counter: string | null }>`select pg_get_serial_sequence(table_name, 'seq') as counter
    from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and column_name = 'seq'`.execute(transaction)
  for (const { counter } of found.rows) {
    // A column of that name that nobody counts up (announcements).
    if (counter === null) continue
    await sql`select setval(${counter}, greatest(last_value, (select coalesce(max(seq), 1) from ${sql.table(table)})))
      from ${sql.raw(counter)}`.execute(transaction)
  }
}
