import { publishStates } from '#shared/content/publish-state.ts'
import { hasFacets, listWords, searchedInRow } from '#shared/lists/admin-list.ts'
import type { ListChoice, ListPart, ListRow } from '#shared/lists/admin-list.ts'
import type { Listed, ListedLine, Shelf } from './catalogue.ts'
import { createWordIndex, type IndexedText, type WordIndex } from './word-index.ts'

/** Which lines of a list hold which words, as of a state of the list and of the titles that it refers to. */
type Searched = {
  index: WordIndex<Listed>
  texts: Map<Listed, { line: ListedLine; text: IndexedText<Listed> }>
  changes: number
  titles: number
}
/** An order of the list as numbers of texts and states, so that looking through it touches no item. */
type Noted = { changes: number; numbers: Int32Array; states: Uint8Array }
type Asked = {
  shelf: Readonly<Shelf>
  /** The items in the order that was chosen. */
  inOrder: Listed[]
  choice: ListChoice
  limit: number
  toLine: (listed: Listed) => ListedLine
  /** Of which state the titles are that lines refer to. */
  titles: number
}

/** Searches lists by an index of their words that follows what changes: a search costs what it finds. */
export function createListSearch() {
  const known = new WeakMap<Readonly<Shelf>, Searched>()
  const noted = new WeakMap<Listed[], Noted>()

  function indexOf({ shelf, toLine, titles }: Asked): WordIndex<Listed> {
    const searched = known.get(shelf) ?? { index: createWordIndex<Listed>(), texts: new Map(), changes: -1, titles }
    known.set(shelf, searched)
    if (searched.changes === shelf.changes && searched.titles === titles) return searched.index
    const { index, texts } = searched
    for (const [listed, { line, text }] of texts) {
      if (shelf.byId.get(listed.copied.item.id) === listed && toLine(listed) === line) continue
      index.remove(text)
      texts.delete(listed)
    }
    for (const listed of shelf.inOrder) {
      if (texts.has(listed)) continue
      const line = toLine(listed)
      texts.set(listed, { line, text: index.add(listed, new Set(listWords(searchedInRow(line.row)))) })
    }
    searched.changes = shelf.changes
    searched.titles = titles
    return index
  }

  function note(inOrder: Listed[], shelf: Readonly<Shelf>, { changes }: WordIndex<Listed>): Noted {
    const last = noted.get(inOrder)
    if (last?.changes === changes) return last
    const { texts } = known.get(shelf)!
    const next = {
      changes,
      numbers: Int32Array.from(inOrder, (listed) => texts.get(listed)!.text.number),
      states: Uint8Array.from(inOrder, ({ state }) => publishStates.indexOf(state)),
    }
    noted.set(inOrder, next)
    return next
  }

  /** The first rows that have every word, the chosen values and the state, and how many there are beyond them. */
  return function searchLines(asked: Asked): ListPart {
    const { shelf, inOrder, choice, limit, toLine } = asked
    const index = indexOf(asked)
    const { numbers, states } = note(inOrder, shelf, index)
    const holders = index.holdingAll(listWords(choice.search).map((word) => [word]))
    const found = new Uint32Array(publishStates.length)
    const rows: ListRow[] = []
    const narrowed = Object.keys(choice.facets).length > 0
    const backwards = choice.descending && choice.sort !== 'default'
    for (let step = 0; step < numbers.length; step++) {
      const place = backwards ? numbers.length - 1 - step : step
      const number = numbers[place]!
      if (!holders[number]) continue
      if (narrowed && !hasFacets(toLine(inOrder[place]!).row, choice.facets)) continue
      const state = states[place]!
      found[state]!++
      if (rows.length < limit && (choice.state === 'all' || choice.state === publishStates[state]))
        rows.push(toLine(inOrder[place]!).row)
    }
    const total = inOrder.length
    const counts = Object.fromEntries(publishStates.map((state, at) => [state, found[at]!])) as Shelf['counts']
    const all = found.reduce((sum, count) => sum + count, 0)
    return { rows, counts: { all, ...counts }, total, whole: rows.length === total && choice.sort === 'default' }
  }
}
