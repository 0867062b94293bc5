import { definitions, findDefinition } from '#shared/content/index.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import type { Fields } from '#shared/content/fields.ts'
import { newItemId } from '#shared/preview.ts'
import { addressOf } from '#shared/item-address.ts'
import type { Database } from '#server/database/schema.ts'
import { conform } from './conform.ts'
import type { PreviewLinks } from './preview-links.ts'
import { titleOf } from './references.ts'
import { workingValues, type StoredValues, type Working } from './rows.ts'
import { definitionOf, type ContentStore } from './store.ts'

export type EditorReads = ReturnType<typeof createEditorReads>
/** Something a field can point to. */
export type Choice = { value: string; label: string; area: string }
/** An item as the editor starts with it. */
export type EditorItem = {
  id: string
  values: StoredValues
  standing: Omit<Working, 'item'> & { savedAt: string | null }
}

/** What the editor of one item needs beside the item itself. */
export function createEditorReads(database: Database, store: ContentStore, links: PreviewLinks) {
  async function titles(wanted: (definition: AnyDefinition) => boolean) {
    const rows = await database.query
      .selectFrom('documents')
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('collection')
      .orderBy('sort_key')
      .execute()
    return rows.flatMap((row) => {
      const definition = findDefinition(row.collection)
      if (!definition || !wanted(definition)) return []
      return [
        {
          definition,
          id: row.id,
          live: row.data !== null,
          title: titleOf(definition, workingValues(definition, row), row.id),
        },
      ]
    })
  }

  return {
    async item(name: string, id: string): Promise<EditorItem | undefined> {
      const working = await store.working(name, id)
      if (!working) return undefined
      const { item, ...standing } = working
      const { id: itemId, createdAt: _createdAt, updatedAt, ...values } = item
      return { id: itemId, values, standing: { ...standing, savedAt: updatedAt } }
    },
    /** A new item: every field as its definition begins it. */
    blank(name: string): EditorItem {
      const standing = { version: 0, status: 'draft', hasDraft: false, live: false } as const
      return {
        id: newItemId,
        values: conform(definitionOf(name).fields, {}),
        standing: { ...standing, publishAt: null, unpublishAt: null, savedAt: null },
      }
    },
    documentLabel(name: string): string | undefined {
      const definition = findDefinition(name)
      return definition?.kind === 'document' ? definition.label : undefined
    },
    /** The items that reference fields of the definition may name, by collection. */
    async choices(collection: string): Promise<Record<string, Choice[]>> {
      const names = new Set(referencedIn(definitionOf(collection).fields))
      const found = await titles(({ name }) => names.has(name))
      return Object.fromEntries(
        [...names].map((name) => [
          name,
          found
            .filter((entry) => entry.definition.name === name)
            .map(({ id, title }) => ({ value: id, label: title, area: '' })),
        ]),
      )
    },
    /** Every page of an item, for the link picker and for finding dead links; drafts have none yet. */
    async itemPages(): Promise<Choice[]> {
      const withPages = new Set(definitions.filter(({ name }) => addressOf(name, 'x')).map(({ name }) => name))
      const found = await titles(({ name }) => withPages.has(name))
      return found
        .filter(({ live }) => live)
        .map(({ definition, id, title }) => ({
          value: addressOf(definition.name, id) ?? '',
          label: title,
          area: definition.kind === 'document' ? definition.label : definition.label.many,
        }))
    },
    previewTarget: (token: string) => links.find(token),
  }
}

function referencedIn(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => [
    ...(field.collection ? [field.collection] : []),
    ...(field.fields ? referencedIn(field.fields) : []),
  ])
}
