import type { CollectionSummary, ListRow } from '#shared/lists/admin-list.ts'
import type { LineChange } from './line-edit.tsx'
import type { ListColumn } from './list-columns.ts'

export type LineActions = {
  duplicate: (row: ListRow) => void
  publish: (rows: ListRow[]) => void
  unpublish: (rows: ListRow[]) => void
  remove: (rows: ListRow[]) => void
  /** Opens title and date for editing in the line; null closes it. */
  edit?: (id: string | null) => void
  rename: (row: ListRow, change: LineChange) => void
  /** Steps up (negative) or down. */
  move: (id: string, steps: number) => void
  /** To the place of another row. */
  moveTo: (id: string, target: string) => void
}
export type ListLineProps = {
  collection: CollectionSummary
  row: ListRow
  now: string
  selected: boolean
  onSelect: (on: boolean) => void
  movable: boolean
  mayPublish: boolean
  /** Whether pictures have a column. */
  pictured: boolean
  columns: ReadonlySet<ListColumn>
  /** Whether its title is being changed. */
  edited: boolean
  place: { first: boolean; last: boolean }
  actions: LineActions
}
