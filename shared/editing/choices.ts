import { definitions, findDefinition } from '../content/index.ts'
import type { Fields } from '../content/fields.ts'
import { itemPath } from '#shared/addresses/item-address.ts'
import { offPathsOf } from '#shared/addresses/page-switch.ts'
import type { CopiedItem } from '#shared/offline/sync.ts'
import type { Values } from './values.ts'

/** Something a field can point to. */
export type ReferenceChoice = { value: string; label: string; area: string }
type Titled = Pick<CopiedItem, 'collection' | 'item' | 'live'>

/** The items that reference fields of a definition may name, by collection. */
export function choicesFor(collection: string, items: readonly Titled[]): Record<string, ReferenceChoice[]> {
  const names = new Set(referencedIn(findDefinition(collection)?.fields ?? {}))
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      items
        .filter((item) => item.collection === name)
        .map((item) => ({ value: item.item.id, label: titleIn(item), area: '' })),
    ]),
  )
}

/** Every page of an item, for the link picker and for finding dead links; drafts have none yet. */
export function pagesOf(items: readonly Titled[]): ReferenceChoice[] {
  const withPages = new Set(definitions.filter(({ name }) => itemPath(name, 'x')).map(({ name }) => name))
  return items
    .filter(({ collection, live }) => live && withPages.has(collection as (typeof definitions)[number]['name']))
    .map((item) => {
      const definition = findDefinition(item.collection)!
      return {
        value: itemPath(item.collection, item.item.id) ?? '',
        label: titleIn(item),
        area: definition.kind === 'document' ? definition.label : definition.label.many,
      }
    })
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
