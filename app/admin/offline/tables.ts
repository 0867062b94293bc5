import type { CopiedItem } from '#shared/offline/sync.ts'
import type { QueuedChange, RefusedChange } from './queued-change.ts'

/** An item of the copy, with what deciding about room needs. */
type KeptItem = CopiedItem & { place: string; bytes: number; usedAt: number }
/** What became of a change: later ones build on its version. */
type Result = { key: string; id: string; version: number; at: string }
type Mark = { name: string; value: unknown }

/** Everything that a browser keeps for one editor, by table; the key of each is one of its fields. */
type Rows = {
  items: KeptItem
  changes: QueuedChange
  results: Result
  refused: RefusedChange
  marks: Mark
}
export type TableName = keyof Rows
export const tableKeys: Record<TableName, string> = {
  items: 'place',
  changes: 'order',
  results: 'key',
  refused: 'key',
  marks: 'name',
}
export const tableNames = Object.keys(tableKeys) as TableName[]

export type Table<Row> = {
  all(): Promise<Row[]>
  get(key: string | number): Promise<Row | undefined>
  put(row: Row): Promise<void>
  delete(key: string | number): Promise<void>
  clear(): Promise<void>
}
export type OfflineTables = { [Name in TableName]: Table<Rows[Name]> }

/** Where the rows lie. Work is all or nothing, and may wait for nothing but the tables it is given. */
export type OfflineStore = {
  /** Whether it outlives the tab. */
  lasting: boolean
  read<Result>(work: (tables: OfflineTables) => Promise<Result>): Promise<Result>
  write<Result>(work: (tables: OfflineTables) => Promise<Result>): Promise<Result>
  close(): void
}

/** Which tab leads (lease.ts). */
export const leaseMark = 'lease'
/** Under which names screens are kept for times without a connection. */
export const frameMark = 'frame'
export const screenMark = (address: string) => `screen ${address}`
