import type { AnyCollection } from '#shared/content/define.ts'
import { findDefinition } from '#shared/content/index.ts'
import { listRowsShown } from '#shared/limits.ts'
import {
  chosenRows,
  compareBy,
  wholeList,
  type ListChoice,
  type ListPart,
  type ListRow,
  type ListSort,
} from '#shared/lists/admin-list.ts'
import { describeAppearances } from '#shared/lists/appearances.ts'
import { facetsOf, facetTargets, type Facet, type Titles } from '#shared/lists/facets.ts'
import { listRow, referredIn, titleOf } from '#shared/lists/list-rows.ts'
import type { Catalogue, Listed, ListedLine, Shelf } from './catalogue.ts'
import { insertInOrder } from '#server/database/insert-in-order.ts'

type Sorted = { inOrder: Listed[]; changes: number }

/** Beyond so many new items sorting everything is quicker than finding the place of each. */
const insertedOneByOne = 100

/** Lists of the admin area, out of what is in memory: a part of one costs what it shows. */
export function createListParts(catalogue: Catalogue) {
  const sorted = new WeakMap<Readonly<Shelf>, Map<ListSort, Sorted>>()

  /** Grows with every change of what the columns of a list refer to. */
  const titlesVersion = (definition: AnyCollection) =>
    referredIn(definition).reduce((sum, name) => sum + catalogue.shelf(name).changes, 0)

  function lineOf(definition: AnyCollection): (listed: Listed) => ListedLine {
    const version = titlesVersion(definition)
    const titles: Titles = new Map(referredIn(definition).map((name) => [name, titlesIn(name)]))
    return (listed) => {
      if (listed.line?.titles === version) return listed.line
      const row = { ...listRow(definition, listed.copied, titles), appears: '' }
      return (listed.line = { row, titles: version })
    }
  }

  function titlesIn(name: string): Map<string, string> {
    const definition = findDefinition(name)
    if (definition?.kind !== 'collection') return new Map()
    const { inOrder } = catalogue.shelf(name)
    return new Map(inOrder.map(({ copied: { item } }) => [item.id, titleOf(definition, item)]))
  }

  /** The order that somebody chose, kept until something changes and then mended. */
  function inOrder(shelf: Readonly<Shelf>, sort: ListSort, toLine: (listed: Listed) => ListedLine): Listed[] {
    if (sort === 'default') return shelf.inOrder
    const orders = sorted.get(shelf) ?? new Map<ListSort, Sorted>()
    sorted.set(shelf, orders)
    const known = orders.get(sort)
    if (known?.changes === shelf.changes) return known.inOrder
    const compare = (a: Listed, b: Listed) => compareBy[sort](toLine(a).row, toLine(b).row)
    const before = new Set(known?.inOrder)
    const kept = (known?.inOrder ?? []).filter((listed) => shelf.byId.get(listed.copied.item.id) === listed)
    const added = shelf.inOrder.filter((listed) => !before.has(listed))
    if (added.length > insertedOneByOne) kept.push(...added)
    else for (const listed of added) insertInOrder(kept, listed, compare)
    const next = added.length > insertedOneByOne ? kept.toSorted(compare) : kept
    orders.set(sort, { inOrder: next, changes: shelf.changes })
    return next
  }

  /** Where an item appears depends on those before it. */
  function withAppearances({ name }: AnyCollection, part: ListPart): ListPart {
    const { byId } = catalogue.shelf(name)
    const asked = part.rows.flatMap(({ id }) => byId.get(id)?.copied ?? [])
    const appearances = describeAppearances(name, catalogue.copies(name), asked)
    return { ...part, rows: part.rows.map((row) => ({ ...row, appears: appearances.get(row.id) ?? '' })) }
  }

  async function part(definition: AnyCollection, choice: ListChoice, limit: number): Promise<ListPart> {
    const shelf = await catalogue.read(definition.name)
    return withAppearances(definition, chosenPart(definition, shelf, choice, limit))
  }

  function chosenPart(definition: AnyCollection, shelf: Readonly<Shelf>, choice: ListChoice, limit: number): ListPart {
    const toLine = lineOf(definition)
    const ordered = inOrder(shelf, choice.sort, toLine)
    const chosen = choice.descending && choice.sort !== 'default' ? ordered.toReversed() : ordered
    if (choice.search.trim() !== '' || Object.keys(choice.facets).length > 0)
      return chosenRows(
        chosen.map((listed) => toLine(listed).row),
        choice,
        limit,
      )
    return firstLines(shelf, chosen, choice, limit, toLine)
  }

  return {
    /** What lists of a collection are narrowed by. */
    async facets(definition: AnyCollection): Promise<Facet[]> {
      await catalogue.upToDate()
      return facetsOf(definition, new Map(facetTargets(definition).map((name) => [name, titlesIn(name)])))
    },
    /** All rows, in the collection's own order. */
    all: async (definition: AnyCollection): Promise<ListRow[]> => (await part(definition, wholeList, Infinity)).rows,
    /**
     * What a list shows. One that fits the screen, or that is ordered by hand, is given whole: then the browser chooses
     * from it without asking.
     */
    async part(definition: AnyCollection, choice: ListChoice, limit: number): Promise<ListPart> {
      const { inOrder: items } = await catalogue.read(definition.name)
      const whole = items.length <= listRowsShown || definition.order.by === 'position'
      return whole ? part(definition, wholeList, Infinity) : part(definition, choice, limit)
    },
  }
}

/** Without a search the numbers are known, and only lines that are shown are looked at. */
function firstLines(
  { counts }: Readonly<Shelf>,
  inOrder: readonly Listed[],
  { state, sort }: ListChoice,
  limit: number,
  toLine: (listed: Listed) => ListedLine,
): ListPart {
  const rows: ListRow[] = []
  for (const listed of inOrder) {
    if (rows.length === limit) break
    if (state === 'all' || state === listed.state) rows.push(toLine(listed).row)
  }
  const total = inOrder.length
  return { rows, counts: { all: total, ...counts }, total, whole: rows.length === total && sort === 'default' }
}
