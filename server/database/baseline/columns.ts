import type { Engine } from '../engine.ts'

// How the baseline describes tables: columns by their type, constraints and indexes by their names.

export type Column = {
  type: ColumnType
  /** May be null. */
  optional?: boolean
  primary?: boolean
  unique?: boolean
  default?: string | number
  /** The table whose row this one belongs to: it holds the id of that row, and goes with it. */
  rowOf?: string
}
export type Index = { columns: string[]; where?: string; unique: boolean }
export type BaselineTable = {
  columns: Record<string, Column>
  /** Where the key has several columns. */
  primary?: Record<string, string[]>
  unique?: Record<string, string[]>
  indexes?: Record<string, Index>
  /** Its name when it was made: PostgreSQL names keys after it. */
  madeAs?: string
}
export type BaselineTables = Record<string, BaselineTable>

const sqliteTypes = {
  key: 'text',
  text: 'text',
  integer: 'integer',
  bigint: 'bigint',
  sequence: 'integer',
  sequenceNumber: 'integer',
}
export type ColumnType = keyof typeof sqliteTypes
export const columnTypes: Record<Engine, Record<ColumnType, string>> = {
  sqlite: sqliteTypes,
  postgres: {
    ...sqliteTypes,
    // Sorted by bytes, as SQLite does, and not by the locale of the database.
    key: 'text collate "C"',
    sequence: 'bigint generated always as identity',
    sequenceNumber: 'bigint',
  },
}

export const columns = {
  /** What rows are found and sorted by. */
  key: { type: 'key' },
  text: { type: 'text' },
  integer: { type: 'integer' },
  bigint: { type: 'bigint' },
  /** The primary key of a table whose rows the database counts. */
  sequence: { type: 'sequence', primary: true },
  /** A number of such a row. */
  sequenceNumber: { type: 'sequenceNumber' },
} satisfies Record<string, Column>

export const optional = (column: Column): Column => ({ ...column, optional: true })
export const primary = (column: Column): Column => ({ ...column, primary: true })
export const unique = (column: Column): Column => ({ ...column, unique: true })
export const withDefault = (column: Column, value: string | number): Column => ({ ...column, default: value })
export const rowOf = (table: string): Column => ({ ...columns.key, rowOf: table })
export const index = (of: string[], where?: string): Index => ({ columns: of, where, unique: false })
export const uniqueIndex = (of: string[], where?: string): Index => ({ ...index(of, where), unique: true })
