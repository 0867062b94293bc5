import { findDefinition } from '../content/index.ts'
import type { Fields } from '../content/field-types.ts'
import { pagePathOf } from '#shared/addresses/site-addresses.ts'
import { collectionSharing, collectionsWithPages, itemPath } from '#shared/addresses/item-address.ts'
import { offPathsOf } from '#shared/addresses/page-switch.ts'
import type { CopiedItem } from '#shared/offline/sync.ts'
import { leavesOf, type Values } from './values.ts'

/** Something a field can point to. */
export type ReferenceChoice = { value: string; label: string; area: string }
/** What an editor knows of other items. */
export type EditorTargets = {
  /** For reference fields, by collection. */
  choices: Record<string, ReferenceChoice[]>
  /** Pages of items, for links: all of them, or a few to begin with and those that the item leads to. */
  itemPages: ReferenceChoice[]
  /** There are more pages than these: the server knows them. */
  morePages: boolean
  /** Addresses of pages that are switched off. */
  offPages: readonly string[]
  /** Where texts are seen that all items of a collection share: on the page of the first of them. */
  example?: string
}
type Titled = Pick<CopiedItem, 'collection' | 'item' | 'live' | 'address'>

/** Where an editor asks for pages by their title, or by their addresses. */
export function linkTargetsPath(asked: { search: string } | { addresses: readonly string[] }): string {
  const query =
    'search' in asked
      ? new URLSearchParams({ suche: asked.search })
      : new URLSearchParams(asked.addresses.map((address) => ['adresse', address]))
  return `/api/link-targets?${query}`
}

/** The items that reference fields of a definition may name, by collection. */
export function choicesFor(collection: string, items: readonly Titled[]): Record<string, ReferenceChoice[]> {
  return Object.fromEntries(
    referencedBy(collection).map((name) => [
      name,
      items
        .filter((item) => item.collection === name)
        .map((item) => ({ value: item.item.id, label: titleIn(item), area: '' })),
    ]),
  )
}

/** The collections that reference fields of a definition name. */
export function referencedBy(collection: string): string[] {
  return [...new Set(referencedIn(findDefinition(collection)?.fields ?? {}))]
}

/** Every page of an item, for the link picker and for finding dead links; drafts have none yet. */
export function pagesOf(items: readonly Titled[]): ReferenceChoice[] {
  return items.filter(({ collection, live }) => live && collectionsWithPages.includes(collection)).map(pageOfItem)
}

export function pageOfItem(item: Titled): ReferenceChoice {
  const definition = findDefinition(item.collection)!
  return {
    value: itemPath(item.collection, { id: item.item.id, address: item.address }) ?? '',
    label: titleIn(item),
    area: definition.kind === 'document' ? definition.label : definition.label.many,
  }
}

/** The first page that shows the texts of a page which all items of a collection share; undefined for other pages. */
export function exampleOf(
  { name, id }: { name: string; id: string },
  itemsOf: (collection: string) => Iterable<Titled>,
): string | undefined {
  const sharing = name === 'pages' ? collectionSharing(id) : undefined
  for (const item of sharing === undefined ? [] : itemsOf(sharing)) {
    const values: Values = item.item
    // A service with a page of its own is not shown by these texts.
    if (item.live && !values.ownPage) return pageOfItem(item).value
  }
  return undefined
}

/** The pages of this site to which values lead. */
export function linkedPages(fields: Fields, values: Values): string[] {
  const links = leavesOf(fields, values).flatMap(({ field, value }) => {
    if (field.input === 'link') return [String(value ?? '')]
    if (field.input !== 'html') return []
    return [...String(value ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href!)
  })
  return [...new Set(links.flatMap((href) => pagePathOf(href) ?? []))]
}

/** Addresses that lead nowhere because their page is switched off. */
export function offPagesIn(items: readonly Titled[]): string[] {
  const pages = items.filter(({ collection }) => collection === 'pages')
  return offPathsOf(pages.map(({ item }) => ({ id: item.id, off: (item as Values).off === true })))
}

function titleIn({ collection, item }: Titled): string {
  const definition = findDefinition(collection)
  if (definition?.kind !== 'collection') return definition?.label ?? item.id
  const values: Values = item
  return String(values[definition.title] || item.id)
}

function referencedIn(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => [
    ...(field.collection ? [field.collection] : []),
    ...(field.fields ? referencedIn(field.fields) : []),
    ...Object.values(field.kinds ?? {}).flatMap((kind) => referencedIn(kind.fields)),
  ])
}
