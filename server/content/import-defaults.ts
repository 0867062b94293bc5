import type { AnyDefinition } from '#shared/content/define.ts'
import { definitions } from '#shared/content/index.ts'
import type { DocumentRow } from '#server/database/schema.ts'
import { followAddresses, withAddress } from './addresses.ts'
import { idFromTitle, unusedId } from './ids.ts'
import { chunks } from '#server/database/chunks.ts'
import { recordAll } from './record.ts'
import { positionAfter, sortKey, toJson, type StoredItem, type StoredValues } from './rows.ts'
import type { Write } from './writes.ts'

/** Testimonials and history only add; the others are emptied first (spec §7). One transaction either way. */
export async function importDefaults(write: Write): Promise<DocumentRow[]> {
  const { definition, transaction, by, at } = write
  const existing = await transaction
    .selectFrom('documents')
    .selectAll()
    .where('collection', '=', definition.name)
    .execute()
  const replaces = definition.kind === 'document' || definition.importDefaults === 'replace'
  if (replaces) await transaction.deleteFrom('documents').where('collection', '=', definition.name).execute()
  const rows = defaultRows(definition, existing, replaces, at)
  for (const part of chunks(rows)) await transaction.insertInto('documents').values(part).execute()
  await followAddresses(transaction, existing, rows, write)

  const action = definition.kind === 'document' ? 'reset' : 'import'
  const kept = new Set(rows.map(({ id }) => id))
  const gone = replaces ? existing.filter(({ id }) => !kept.has(id)) : []
  await recordAll(
    transaction,
    gone.map((row) => ({ ...row, version: row.version + 1 })),
    { action: 'delete', audience: 'public', by, at },
  )
  await recordAll(transaction, rows, { action, audience: 'public', by, at })
  return rows
}

/** Items of a fixed collection that a newer version brings along; what is there stays as the owner wrote it. */
export async function addMissingDefaults({ definition, transaction, by, at }: Write): Promise<DocumentRow[]> {
  const existing = await transaction
    .selectFrom('documents')
    .select('id')
    .where('collection', '=', definition.name)
    .execute()
  const known = new Set(existing.map(({ id }) => id))
  // Nearly every start ends here: checking all the texts would be a tenth of it.
  if (isComplete(definition, known)) return []
  const missing = defaultRows(definition, [], true, at).filter(({ id }) => !known.has(id))
  for (const part of chunks(missing)) await transaction.insertInto('documents').values(part).execute()
  await recordAll(transaction, missing, { action: 'import', audience: 'public', by, at })
  return missing
}

function isComplete(definition: AnyDefinition, known: ReadonlySet<string>): boolean {
  return definition.kind === 'collection' && definition.defaults.every(({ id }) => id !== undefined && known.has(id))
}

/** The defaults as a visitor would read them: what a failed read shows (spec §8). */
export function defaultItems(definition: AnyDefinition): StoredItem[] {
  const at = new Date(0).toISOString()
  return defaultRows(definition, [], true, at)
    .toSorted((a, b) => compareRows(definition, a, b))
    .map((row) => ({ ...(JSON.parse(row.data ?? '{}') as StoredValues), id: row.id, createdAt: at, updatedAt: at }))
}

/** Everything that the site came with. */
export function seededRows(at: string): DocumentRow[] {
  return definitions.flatMap((definition) => defaultRows(definition, [], true, at))
}

function defaultRows(definition: AnyDefinition, existing: DocumentRow[], replaces: boolean, at: string): DocumentRow[] {
  const previous = new Map(existing.map((row) => [row.id, row]))
  const taken = new Set(replaces ? [] : previous.keys())
  const largest = existing
    .map((row) => row.sort_key)
    .toSorted()
    .at(-1)
  const firstPosition =
    replaces || definition.kind === 'document' || definition.order.by !== 'position' ? 1 : positionAfter(largest)
  const inputs = defaultInputs(definition)
  const newestFirst = definition.kind === 'collection' && definition.order.direction === 'desc'
  return inputs.map(({ id, values }, index) => {
    // Items of one import are a millisecond apart, so that "newest first" shows them in the order they are written.
    const createdAt = new Date(Date.parse(at) - index).toISOString()
    const freeId = unusedId(id, taken)
    taken.add(freeId)
    return withAddress({
      collection: definition.name,
      id: freeId,
      data: toJson(values),
      draft: null,
      status: 'published',
      publish_at: null,
      unpublish_at: null,
      // Goes on counting for an id that was there before, so that an editor with the old one open gets a conflict.
      version: (replaces ? (previous.get(freeId)?.version ?? 0) : 0) + 1,
      sort_key: sortKey(definition, values, {
        createdAt,
        position: firstPosition + (newestFirst ? inputs.length - 1 - index : index),
      }),
      created_at: createdAt,
      updated_at: at,
      draft_updated_at: null,
      deleted_at: null,
      address: null,
    })
  })
}

function defaultInputs(definition: AnyDefinition): { id: string; values: StoredValues }[] {
  if (definition.kind === 'document')
    return [{ id: definition.name, values: definition.schema.parse(definition.defaults) as StoredValues }]
  return definition.defaults.map(({ id, ...input }) => {
    const values = definition.schema.parse(input) as StoredValues
    const ownId = id ?? idFromTitle(definition, values)
    return { id: ownId, values: definition.fields.address ? { ...values, address: values.address || ownId } : values }
  })
}

function compareRows(definition: AnyDefinition, a: DocumentRow, b: DocumentRow): number {
  const ascending = a.sort_key < b.sort_key ? -1 : a.sort_key > b.sort_key ? 1 : a.id < b.id ? -1 : 1
  return definition.kind === 'collection' && definition.order.direction === 'desc' ? -ascending : ascending
}
