import type { Right } from '#shared/people/people.ts'
import type { PublishState } from '#shared/content/publish-state.ts'
import type { ReviewState } from '#shared/reviews/reviews.ts'

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
  /** The date that orders it, if one does, and what it is called. */
  dateField?: string
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
  /** What it has chosen among few values, by the path of the field. */
  facets?: Record<string, string>
  picture?: { kind: 'motif' | 'portrait' | 'image'; name: string }
  state: PublishState
  /** The address of its own page, where visitors see one. */
  page?: string
  version: number
  changedAt: string
  publishAt: string | null
  /** Between those who write and those who publish. */
  review?: ReviewState
  /** A change on this device has not reached the server, or waits for a choice. */
  waits?: 'pending' | 'parked'
}

export type ListSort = 'default' | 'title' | 'state' | 'changed'
export type ListChoice = {
  search: string
  state: PublishState | 'all'
  /** Values that an item has to have, by the path of the field. */
  facets: Record<string, string>
  sort: ListSort
  descending: boolean
}

/** As much of a list as is shown. */
export type ListPart = {
  rows: ListRow[]
  /** How many rows each state has, among those that the search finds. */
  counts: Record<PublishState | 'all', number>
  /** How many items the collection has. */
  total: number
  /** Whether the rows are all of them, in the collection's own order: then any other part can be chosen from them. */
  whole: boolean
}

/** An item that the search of the admin area found. */
export type FoundItem = {
  collection: string
  id: string
  title: string
  /** What it is, in German. */
  area: string
  document: boolean
}

/** Something else that it found: a field of a document, a file of the library, a person. */
export type FoundPlace = {
  kind: 'field' | 'media' | 'person'
  title: string
  /** Where it stands, or what is known of it. */
  note: string
  path: string
}

/** What the search of the admin area answers. */
export type PaletteAnswer = { items: FoundItem[]; places: FoundPlace[] }

export type BulkAction = 'publish' | 'unpublish' | 'delete' | 'set'

/** What became of each item: its new version, or why it stayed as it was. */
export type BulkAnswer = {
  done: { id: string; version: number }[]
  failed: { id: string; code: string; message: string }[]
}

let german: Intl.Collator | undefined

/** Made when somebody first sorts: a list is shown without it. */
function inGerman(a: string, b: string): number {
  german ??= new Intl.Collator('de', { numeric: true, sensitivity: 'base' })
  return german.compare(a, b)
}

export const compareBy: Record<Exclude<ListSort, 'default'>, (a: ListRow, b: ListRow) => number> = {
  title: (a, b) => inGerman(a.title, b.title),
  state: (a, b) => inGerman(a.state, b.state),
  changed: (a, b) => inGerman(a.changedAt, b.changedAt),
}

/** Everything, in the collection's own order. */
export const wholeList: ListChoice = { search: '', state: 'all', facets: {}, sort: 'default', descending: false }

/** What a list shows of rows that are all at hand: in the definition's order unless another was chosen. */
export function listPart(rows: readonly ListRow[], choice: ListChoice, limit: number): ListPart {
  const { sort, descending } = choice
  const sorted = sort === 'default' ? rows : rows.toSorted(compareBy[sort])
  return chosenRows(descending && sort !== 'default' ? sorted.toReversed() : sorted, choice, limit)
}

/** The same of rows that are in the chosen order. */
export function chosenRows(inOrder: readonly ListRow[], choice: ListChoice, limit: number): ListPart {
  const words = listWords(choice.search)
  const counts = { all: 0, draft: 0, scheduled: 0, published: 0, changed: 0 }
  const chosen: ListRow[] = []
  for (const row of inOrder) {
    if (words.length > 0 && !hasWords(knownText(row), words)) continue
    if (!hasFacets(row, choice.facets)) continue
    counts.all++
    counts[row.state]++
    if ((choice.state === 'all' || choice.state === row.state) && chosen.length < limit) chosen.push(row)
  }
  const whole = chosen.length === inOrder.length && choice.sort === 'default'
  return { rows: chosen, counts, total: inOrder.length, whole }
}

function listWords(text: string): string[] {
  return text.toLocaleLowerCase('de').split(/\s+/).filter(Boolean)
}

function hasFacets({ facets = {} }: Pick<ListRow, 'facets'>, wanted: Record<string, string>): boolean {
  return Object.entries(wanted).every(([path, value]) => facets[path] === value)
}

function hasWords(text: string, words: string[]): boolean {
  return words.every((word) => text.includes(word))
}

/** What a search of the list looks at. */
function searchedInRow({ title, details, id }: ListRow): string {
  return `${title} ${details} ${id}`.toLocaleLowerCase('de')
}

function knownText(row: ListRow): string {
  const text = searchTexts.get(row) ?? searchedInRow(row)
  searchTexts.set(row, text)
  return text
}

/** A list is searched with every letter that somebody types. */
const searchTexts = new WeakMap<ListRow, string>()
