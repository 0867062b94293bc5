import type { Right } from '#shared/people/people.ts'
import type { PublishState } from '#shared/content/publish-state.ts'

/** What the screens of a collection know of its definition, which itself stays on the server. */
export type CollectionSummary = {
  name: string
  label: { one: string; many: string }
  right: Exclude<Right, 'public'>
  /** The field that names an item. */
  titleField: string
  /** Items are edited, never created or deleted. */
  fixed: boolean
  orderedByHand: boolean
  /** The label of the date that orders it, if one does. */
  dateLabel?: string
  importDefaults: 'replace' | 'add'
  defaultCount: number
}

/** One line of a list in the admin area: what its columns show, ready to be searched and sorted. */
export type ListRow = {
  id: string
  title: string
  /** The other columns of the definition as one text. */
  details: string
  /** Where visitors find it, or why they do not. */
  appears: string
  /** The date that orders the collection, where one does; empty until the item is published (J16). */
  date?: string
  picture?: { kind: 'motif' | 'portrait' | 'image'; name: string }
  state: PublishState
  /** The address of its own page, where visitors see one. */
  page?: string
  version: number
  changedAt: string
  publishAt: string | null
  /** A change on this device has not reached the server, or waits for a choice. */
  waits?: 'pending' | 'parked'
}

export type ListSort = 'default' | 'title' | 'state' | 'changed'
export type ListChoice = { search: string; state: PublishState | 'all'; sort: ListSort; descending: boolean }

/** An item that the search of the admin area found. */
export type FoundItem = {
  collection: string
  id: string
  title: string
  /** What it is, in German. */
  area: string
  document: boolean
}

export type BulkAction = 'publish' | 'unpublish' | 'delete'

/** What became of each item: its new version, or why it stayed as it was. */
export type BulkAnswer = {
  done: { id: string; version: number }[]
  failed: { id: string; code: string; message: string }[]
}

const german = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })
const compare: Record<Exclude<ListSort, 'default'>, (a: ListRow, b: ListRow) => number> = {
  title: (a, b) => german.compare(a.title, b.title),
  state: (a, b) => german.compare(a.state, b.state),
  changed: (a, b) => german.compare(a.changedAt, b.changedAt),
}

/** What a list shows: rows that have every word and the state, in the definition's order unless another was chosen. */
export function chooseRows(rows: readonly ListRow[], { search, state, sort, descending }: ListChoice): ListRow[] {
  const words = search.toLocaleLowerCase('de').split(/\s+/).filter(Boolean)
  const found = rows.filter((row) => (state === 'all' || row.state === state) && hasWords(row, words))
  if (sort === 'default') return found
  const sorted = found.toSorted(compare[sort])
  return descending ? sorted.toReversed() : sorted
}

/** How many rows each state has, among those that the search finds. */
export function countStates(rows: readonly ListRow[], search: string): Record<PublishState | 'all', number> {
  const counts = { all: 0, draft: 0, scheduled: 0, published: 0, changed: 0 }
  for (const row of chooseRows(rows, { search, state: 'all', sort: 'default', descending: false })) {
    counts.all++
    counts[row.state]++
  }
  return counts
}

function hasWords({ title, details, id }: ListRow, words: string[]): boolean {
  const text = `${title} ${details} ${id}`.toLocaleLowerCase('de')
  return words.every((word) => text.includes(word))
}
