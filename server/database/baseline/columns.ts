import type { Engine } from '../schema.ts'

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

/** What rows are found and sorted by. */
export const key: Column = { type: 'key' }
export const text: Column = { type: 'text' }
export const integer: Column = { type: 'integer' }
export const bigint: Column = { type: 'bigint' }
/** The primary key of a table whose rows the database counts. */
export const sequence: Column = { type: 'sequence', primary: true }
/** A number of such a row. */
export const sequenceNumber: Column = { type: 'sequenceNumber' }

export const optional = (column: Column): Column => ({ ...column, optional: true })
export const primary = (column: Column): Column => ({ ...column, primary: true })
export const unique = (column: Column): Column => ({ ...column, unique: true })
export const withDefault = (column: Column, value: string | number): Column => ({ ...column, default: value })
export const rowOf = (table: string): Column => ({ ...key, rowOf: table })
export const index = (columns: string[], where?: string): Index => ({ columns, where, unique: false })
export const uniqueIndex = (columns: string[], where?: string): Index => ({ ...index(columns, where), unique: true })
