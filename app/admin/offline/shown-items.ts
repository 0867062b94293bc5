import { blankStart, startOf, type EditorStart } from '#shared/editing/start.ts'
import { findDefinition } from '#shared/content/index.ts'
import type { CopiedItem } from '#shared/offline/sync.ts'
import type { QueuedChange } from './queued-change.ts'

/** An item as people see it here: the server's, with what waits on top. */
export type ShownItem = CopiedItem & { waits?: 'pending' | 'parked' }

/** Changes apply at once, in their order; when one goes away, so does its effect. */
export function withChanges(items: readonly CopiedItem[], changes: readonly QueuedChange[]): ShownItem[] {
  const shown = new Map<string, ShownItem>(items.map((item) => [`${item.collection}/${item.item.id}`, item]))
  for (const { kind, collection, id, values, at, parked } of changes) {
    const place = `${collection}/${id}`
    const before: ShownItem | undefined =
      shown.get(place) ?? (kind === 'create' ? madeHere(collection, id, at) : undefined)
    if (!before) continue
    const waits = parked || before.waits === 'parked' ? 'parked' : 'pending'
    // Behind a conflict it stays in sight: somebody has to find it to choose.
    if (kind === 'delete' && waits === 'pending') shown.delete(place)
    else if (kind === 'delete') shown.set(place, { ...before, waits })
    else shown.set(place, { ...before, item: { ...before.item, ...values, id, updatedAt: at }, hasDraft: true, waits })
  }
  return [...shown.values()]
}

function madeHere(collection: string, id: string, at: string): CopiedItem | undefined {
  const definition = findDefinition(collection)
  if (!definition) return undefined
  const { values, serverState } = blankStart(definition)
  const { savedAt: _savedAt, ...rest } = serverState
  return { ...rest, item: { ...values, id, createdAt: at, updatedAt: at }, collection, sortKey: '' }
}

/** Where the editor of an item begins, from what this browser keeps. */
export function editorStartFrom(
  items: readonly CopiedItem[],
  changes: readonly QueuedChange[],
  id: string,
): EditorStart | undefined {
  const known = items.find(({ item }) => item.id === id)
  if (known) return startOf(known)
  const made = changes.find((change) => change.kind === 'create' && change.id === id)
  const blank = made && madeHere(made.collection, id, made.at)
  return blank && startOf({ ...blank, item: { ...blank.item, ...made.values } })
}
