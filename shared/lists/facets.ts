import type { AnyCollection } from '#shared/content/define.ts'
import type { FieldDefinition, Fields } from '#shared/content/field-types.ts'
import { valueAt, type Values } from '#shared/editing/values.ts'

/** The titles of items that others refer to, by collection and id. */
export type Titles = ReadonlyMap<string, ReadonlyMap<string, string>>

/** A field with few values to choose from: lists are narrowed by it, and several items get another value at once. */
export type Facet = { path: string; label: string; options: { value: string; label: string }[] }
type FacetField = { path: string; label: string; field: FieldDefinition }

/** How it looks is no question of a list. */
const looks = new Set(['motif', 'portrait', 'icon', 'mark'])

/** Choices and references of a collection; one inside a group is called by both. */
export function facetFields({ fields }: Pick<AnyCollection, 'fields'>, before = '', around = ''): FacetField[] {
  return Object.entries(fields as Fields).flatMap(([name, field]): FacetField[] => {
    const path = before + name
    if (field.input === 'group' && field.fields && !before)
      return facetFields({ fields: field.fields }, `${path}.`, field.label)
    const isFacet = field.input === 'reference' || (field.input === 'select' && !looks.has(name))
    return isFacet ? [{ path, label: around || field.label, field }] : []
  })
}

/** The collections that the facets of one refer to. */
export function facetTargets(definition: Pick<AnyCollection, 'fields'>): string[] {
  return facetFields(definition).flatMap(({ field }) => field.collection ?? [])
}

export function facetsOf(definition: Pick<AnyCollection, 'fields'>, titles: Titles): Facet[] {
  return facetFields(definition)
    .map(({ path, label, field }) => ({ path, label, options: optionsOf(field, titles) }))
    .filter(({ options }) => options.length > 0)
}

function optionsOf({ options, collection }: FieldDefinition, titles: Titles): Facet['options'] {
  const named = options ? Object.entries(options) : [...(titles.get(collection ?? '') ?? [])]
  return named.map(([value, label]) => ({ value, label }))
}

/** What an item has chosen. */
export function facetValues(definition: Pick<AnyCollection, 'fields'>, values: Values): Record<string, string> {
  const chosen = facetFields(definition).map(({ path }) => [path, String(valueAt(values, path) ?? '')])
  return Object.fromEntries(chosen.filter(([, value]) => value !== '')) as Record<string, string>
}
