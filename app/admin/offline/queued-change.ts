import type { Values } from '#shared/editing/values.ts'
import type { FieldError } from '#shared/errors.ts'
import type { Current } from '#kit/server-call/call-server.ts'

/** What a change builds on: a version of the server, or the change before it, whose version is not known yet. */
export type Base = { version: number } | { after: string }

/** Why a change waits for a person, and what the server has instead. */
export type Parked = { message: string; current: Current }

/** A change that is certain on this device and on its way to the server. */
export type QueuedChange = {
  /** Changes are sent in this order. */
  order: number
  /** The same for every attempt, so that the server carries it out once. */
  key: string
  kind: 'create' | 'save' | 'delete'
  collection: string
  /** Of the item; one that was made here has a local one until the server gives it its own. */
  id: string
  /** The fields that change, and what stood there before: a conflict is measured against that. */
  values: Values
  before: Values
  base: Base
  at: string
  /** Sent at least once: from then on it must not change any more. */
  attempted: boolean
  /** The server has something newer: waits for a person to choose (J28). */
  parked: Parked | null
}

export type NewChange = Pick<QueuedChange, 'kind' | 'collection' | 'id' | 'values' | 'before' | 'base'> & {
  /** Answers a parked change: what waited for this item goes. */
  settles?: boolean
}

/** A change that the server will never take. It is undone here, and its text stays until the editor has seen it. */
export type RefusedChange = Pick<QueuedChange, 'key' | 'kind' | 'collection' | 'id' | 'values' | 'base' | 'at'> & {
  message: string
  fields: FieldError[]
}

/** What waits for one item. */
export type PendingChange = { key: string; values: Values; before: Values; parked: Parked | null }

/** What waits for one item, as one; undefined when nothing does. */
export function pendingChangeOf(changes: readonly QueuedChange[]): PendingChange | undefined {
  const edits = changes.filter(({ kind }) => kind !== 'delete')
  const last = edits.at(-1)
  if (!last) return undefined
  return {
    key: last.key,
    values: Object.assign({}, ...edits.map(({ values }) => values)) as Values,
    before: Object.assign({}, ...edits.toReversed().map(({ before }) => before)) as Values,
    parked: edits.find(({ parked }) => parked)?.parked ?? null,
  }
}

const localPrefix = 'lokal-'
/** Marks that tell which id the server gave to an item made here. */
export const aliasPrefix = 'alias '

/** The id of an item that the server does not know yet. */
export function newLocalId(): string {
  return localPrefix + crypto.randomUUID().slice(0, 8)
}

export function isLocalId(id: string): boolean {
  return id.startsWith(localPrefix)
}

/** An item of the site. */
export type ItemKey = Pick<QueuedChange, 'collection' | 'id'>

export function isSameItem(a: ItemKey, b: ItemKey): boolean {
  return a.collection === b.collection && a.id === b.id
}

export function placeOf(collection: string, id: string): string {
  return `${collection}/${id}`
}
