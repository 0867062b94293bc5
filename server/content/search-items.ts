import type { FoundItem } from '#shared/lists/admin-list.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import { definitions } from '#shared/content/index.ts'
import { textOf } from '#shared/text/html-text.ts'
import { mayUse, rightToDraft, type Role } from '#shared/people/people.ts'
import type { Database } from '#server/database/schema.ts'
import { titleOf } from '#shared/lists/list-rows.ts'
import { workingValues } from './rows.ts'

const mostFound = 12

/** Newest values that have every word, drafts included; those with a word in the title come first. */
export async function searchItems({ query }: Database, search: string, role: Role): Promise<FoundItem[]> {
  const words = search.toLocaleLowerCase('de').split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const editable = definitions.filter((definition) => mayUse({ role }, rightToDraft(definition)))
  const byName = new Map(editable.map((definition) => [definition.name, definition]))
  const rows = await query
    .selectFrom('documents')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('collection', 'in', [...byName.keys()])
    .execute()
  const found = rows.flatMap((row) => {
    const definition = byName.get(row.collection)
    if (!definition) return []
    const values = workingValues(definition, row)
    const item = foundItem(definition, row.id, values)
    const title = item.title.toLocaleLowerCase('de')
    const text = `${title} ${item.area} ${row.id} ${textOf(JSON.stringify(values))}`.toLocaleLowerCase('de')
    if (!words.every((word) => text.includes(word))) return []
    return [{ item, inTitle: words.filter((word) => title.includes(word)).length }]
  })
  return found
    .toSorted((a, b) => b.inTitle - a.inTitle)
    .slice(0, mostFound)
    .map(({ item }) => item)
}

function foundItem(definition: AnyDefinition, id: string, values: Record<string, unknown>): FoundItem {
  const document = definition.kind === 'document'
  return {
    collection: definition.name,
    id,
    title: document ? definition.label : titleOf(definition, values),
    area: document ? 'Website' : definition.label.one,
    document,
  }
}
