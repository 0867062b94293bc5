import { listPart, wholeList, type CollectionSummary, type ListPart, type ListRow } from '#shared/lists/admin-list.ts'
import type { AnyCollection } from '#shared/content/define.ts'
import { findDefinition } from '#shared/content/index.ts'
import { choicesFor, offPagesIn, pagesOf } from '#shared/editing/choices.ts'
import { facetsOf, facetTargets, type Facet } from '#shared/lists/facets.ts'
import { listRows, referredIn, summaryOf, titleOf } from '#shared/lists/list-rows.ts'
import { blankStart } from '#shared/editing/start.ts'
import { newItemId } from '#shared/preview/preview.ts'
import type { CopiedItem } from '#shared/offline/sync.ts'
import type { Values } from '#shared/editing/values.ts'
import type { EditorData } from '#shared/editing/editor-data.ts'
import type { Offline } from './offline.ts'
import type { ItemKey } from './queued-change.ts'
import { editorStartFrom, type ShownItem } from './shown-items.ts'

/** A collection as its list shows it, from what this browser keeps. */
export async function readList(
  offline: Offline,
  name: string,
): Promise<{ collection: CollectionSummary; part: ListPart; facets: Facet[]; now: string } | undefined> {
  const definition = findDefinition(name)
  if (definition?.kind !== 'collection') return undefined
  const items = await offline.items()
  return {
    collection: summaryOf(definition),
    part: listPart(rowsOf(definition, items), wholeList, Infinity),
    facets: facetsOf(definition, new Map(facetTargets(definition).map((target) => [target, titlesIn(target, items)]))),
    now: new Date().toISOString(),
  }
}

/** The rows of a collection with what waits on top, as long as anything waits. */
export async function readRows(offline: Offline, name: string): Promise<ListRow[] | undefined> {
  const definition = findDefinition(name)
  return definition?.kind === 'collection' ? rowsOf(definition, await offline.items()) : undefined
}

function rowsOf(definition: AnyCollection, items: readonly ShownItem[]): ListRow[] {
  const titles = new Map(referredIn(definition).map((name) => [name, titlesIn(name, items)]))
  const own = items.filter(({ collection }) => collection === definition.name)
  const waits = new Map(own.map((item) => [item.item.id, item.waits]))
  return listRows(definition, own, titles).map((row) => {
    const waiting = waits.get(row.id)
    return waiting ? { ...row, waits: waiting } : row
  })
}

function titlesIn(name: string, items: readonly ShownItem[]): Map<string, string> {
  const definition = findDefinition(name)
  if (definition?.kind !== 'collection') return new Map()
  const named = items.filter(({ collection }) => collection === name)
  return new Map(named.map(({ item }) => [item.id, titleOf(definition, item)]))
}

/** Everything the editor of an item needs, from what this browser keeps. */
export async function readKeptEditor(
  offline: Offline,
  person: string,
  name: string,
  id: string,
): Promise<{ label: string; editor: EditorData } | undefined> {
  const definition = findDefinition(name)
  if (!definition) return undefined
  const { item, changes } = await offline.read(name, id)
  const start =
    id === newItemId ? blankStart(definition) : editorStartFrom(item ? [item] : [], changes, item?.item.id ?? id)
  if (!start) return undefined
  const items = await offline.items()
  return {
    label: definition.kind === 'document' ? definition.label : definition.label.one,
    editor: {
      name,
      start,
      choices: choicesFor(name, items),
      itemPages: pagesOf(items),
      // Nobody can be asked for more.
      morePages: false,
      offPages: offPagesIn(items),
      // Only the server knows; it refuses nothing that is switched meanwhile.
      locked: {},
      person,
      publicUrl: window.location.origin,
    },
  }
}

/** What people call an item: its title, newest first, or the name of a document. */
export function titleFor(items: readonly CopiedItem[], { collection, id }: ItemKey, values: Values = {}): string {
  const definition = findDefinition(collection)
  if (!definition) return id
  if (definition.kind === 'document') return definition.label
  const item = items.find((entry) => entry.collection === collection && entry.item.id === id)
  return titleOf(definition, { ...item?.item, ...values })
}
