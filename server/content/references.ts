import { definitions } from '#shared/content/index.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import { fieldsInside, holdsEntries } from '#shared/content/blocks-field.ts'
import type { Fields } from '#shared/content/field-types.ts'
import { itemPath } from '#shared/addresses/item-address.ts'
import type { Database } from '#server/database/schema.ts'
import { isObject } from '#shared/content/conform.ts'
import { publishedValues, workingValues, type StoredValues } from './rows.ts'

/** A place that would lead nowhere if the item were gone. */
export type Reference = { collection: string; id: string; area: string; title: string; field: string }

/** Every field that names the item and every link to its page, in drafts and in what is public. */
export async function findReferences({ query }: Database, collection: string, id: string): Promise<Reference[]> {
  const rows = await query.selectFrom('documents').selectAll().where('deleted_at', 'is', null).execute()
  const own = rows.find((row) => row.collection === collection && row.id === id)
  const address = itemPath(collection, { id, address: own?.address })
  return rows.flatMap((row) => {
    const definition = definitions.find(({ name }) => name === row.collection)
    if (!definition || (row.collection === collection && row.id === id)) return []
    const both = [
      workingValues(definition, row),
      ...(row.data !== null && row.draft !== null ? [publishedValues(definition, row)] : []),
    ]
    const fields = new Set(
      both.flatMap((values) => namingFields(definition.fields, values, { collection, id, address })),
    )
    return [...fields].map((field) => ({
      collection: row.collection,
      id: row.id,
      area: definition.kind === 'document' ? definition.label : definition.label.one,
      title: titleOf(definition, both[0]!, row.id),
      field,
    }))
  })
}

function titleOf(definition: AnyDefinition, values: StoredValues, id: string): string {
  return definition.kind === 'document' ? definition.label : String(values[definition.title] || id)
}

type Sought = { collection: string; id: string; address: string | undefined }

function namingFields(fields: Fields, values: StoredValues, sought: Sought): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    if (field.input === 'reference')
      return field.collection === sought.collection && value === sought.id ? [field.label] : []
    if (field.input === 'link') return sought.address && leadsTo(String(value), sought.address) ? [field.label] : []
    if (field.input === 'html') return sought.address && linksTo(String(value), sought.address) ? [field.label] : []
    const entries = holdsEntries(field) && Array.isArray(value) ? value : [value]
    return entries
      .filter(isObject)
      .flatMap((entry) => namingFields(fieldsInside(field, entry) ?? {}, entry, sought))
      .map((path) => `${field.label} › ${path}`)
  })
}

function leadsTo(href: string, address: string): boolean {
  return href === address || href.startsWith(`${address}#`) || href.startsWith(`${address}?`)
}

function linksTo(html: string, address: string): boolean {
  return [...html.matchAll(/href="([^"]*)"/g)].some(([, href]) => leadsTo(href!, address))
}
