import { conform } from '../content/conform.ts'
import type { AnyDefinition } from '../content/define.ts'
import { newItemId } from '#shared/preview/preview.ts'
import type { WorkingItem } from '#shared/offline/sync.ts'
import type { Values } from './values.ts'

/** Where the item stands on the server. */
export type ServerState = Omit<WorkingItem, 'item'> & { savedAt: string | null }
/** An item as the editor starts with it. */
export type EditorStart = { id: string; values: Values; serverState: ServerState }

export function startOf({ item, version, status, hasDraft, live, publishAt, unpublishAt }: WorkingItem): EditorStart {
  const { id, createdAt: _createdAt, updatedAt: savedAt, ...values } = item
  return { id, values, serverState: { version, status, hasDraft, live, publishAt, unpublishAt, savedAt } }
}

/** What an item was when the site came, for items that cannot be made anew. */
export function defaultValues(definition: AnyDefinition, id: string): Values {
  const defaults = definition.kind === 'collection' ? definition.defaults : []
  const { id: _id, ...input } = defaults.find((item) => item.id === id) ?? {}
  return definition.schema.parse(input) as Values
}

/** A new item: every field as its definition begins it. */
export function blankStart({ fields }: AnyDefinition): EditorStart {
  const serverState = { version: 0, status: 'draft', hasDraft: false, live: false } as const
  return {
    id: newItemId,
    values: conform(fields, {}),
    serverState: { ...serverState, publishAt: null, unpublishAt: null, savedAt: null },
  }
}
