import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely'
import type { Engine } from '../engine.ts'
import { columnTypes, type BaselineTable, type Column, type Index } from './columns.ts'
import { contentTables } from './content.ts'
import { editingTables } from './editing.ts'
import { inboxTables } from './inbox.ts'
import { mediaTables } from './media.ts'
import { operationsTables } from './operations.ts'
import { peopleTables } from './people.ts'
import { signInTables } from './sign-in.ts'
import { createTriggers } from './triggers.ts'
import { visitorTables } from './visitors.ts'

/** Tables that others refer to come before these. */
const tables = {
  ...contentTables,
  ...editingTables,
  ...mediaTables,
  ...peopleTables,
  ...signInTables,
  ...inboxTables,
  ...visitorTables,
  ...operationsTables,
}

/** The schema as it stood when counting began. Never edited: what comes later is a migration of its own. */
export async function createBaseline(query: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const [name, table] of Object.entries(tables)) {
    await createTable(query, engine, name, table)
    for (const [indexName, index] of Object.entries(table.indexes ?? {}))
      await createIndex(query, name, indexName, index)
  }
  await createTriggers(query, engine)
}

async function createTable(query: Kysely<unknown>, engine: Engine, name: string, table: BaselineTable) {
  const { columns, primary = {}, unique = {}, madeAs = name } = table
  let statement = query.schema.createTable(madeAs)
  for (const [column, definition] of Object.entries(columns))
    statement = statement.addColumn(column, sql.raw(columnTypes[engine][definition.type]), (builder) =>
      withRules(builder, definition, engine),
    )
  for (const [constraint, of] of Object.entries(primary))
    statement = statement.addPrimaryKeyConstraint(constraint, of as never[])
  for (const [constraint, of] of Object.entries(unique))
    statement = statement.addUniqueConstraint(constraint, of as never[])
  await statement.execute()
  if (madeAs !== name) await query.schema.alterTable(madeAs).renameTo(name).execute()
}

function withRules(begun: ColumnDefinitionBuilder, column: Column, engine: Engine): ColumnDefinitionBuilder {
  let builder = begun
  if (column.primary) builder = builder.primaryKey()
  else if (!column.optional) builder = builder.notNull()
  if (column.type === 'sequence' && engine === 'sqlite') builder = builder.autoIncrement()
  if (column.unique) builder = builder.unique()
  if (column.default !== undefined) builder = builder.defaultTo(column.default)
  if (column.rowOf) builder = builder.references(`${column.rowOf}.id`).onDelete('cascade')
  return builder
}

async function createIndex(query: Kysely<unknown>, table: string, name: string, { columns, where, unique }: Index) {
  const begun = query.schema.createIndex(name).on(table).columns(columns)
  const statement = unique ? begun.unique() : begun
  await (where ? statement.where(sql.raw<boolean>(where)) : statement).execute()
}
