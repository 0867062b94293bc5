import type { AnyDefinition } from '#shared/content/define.ts'
import { findDefinition } from '#shared/content/index.ts'
import type { MediaUse } from '#shared/media/entry.ts'
import { mediaIdsIn } from '#shared/media/reference.ts'
import type { Database, DocumentRow } from '#server/database/schema.ts'

/** Where every file is used, by id. Drafts and the trash count: they may come back. */
export async function readUsages({ query }: Database): Promise<Map<string, MediaUse[]>> {
  const rows = await query
    .selectFrom('documents')
    .selectAll()
    .where((where) => where.or([where('data', 'like', '%/media/%'), where('draft', 'like', '%/media/%')]))
    .orderBy('collection')
    .orderBy('sort_key')
    .execute()
  const usages = new Map<string, MediaUse[]>()
  for (const row of rows)
    for (const id of mediaIdsIn(`${row.data ?? ''} ${row.draft ?? ''}`))
      usages.set(id, [...(usages.get(id) ?? []), toUse(row, id)])
  return usages
}

function toUse(row: DocumentRow, id: string): MediaUse {
  const definition = findDefinition(row.collection)
  const shown = row.data !== null && mediaIdsIn(row.data).includes(id)
  return {
    collection: row.collection,
    label: definition ? labelOf(definition) : row.collection,
    documentId: row.id,
    title: titleOf(row, definition),
    state: row.deleted_at !== null ? 'trash' : shown ? 'published' : 'draft',
  }
}

function labelOf(definition: AnyDefinition): string {
  return definition.kind === 'document' ? definition.label : definition.label.one
}

function titleOf({ data, draft, id }: DocumentRow, definition: AnyDefinition | undefined): string {
  if (definition?.kind !== 'collection') return ''
  const title = (JSON.parse(draft ?? data ?? '{}') as Record<string, unknown>)[definition.title]
  return typeof title === 'string' && title !== '' ? title : id
}
