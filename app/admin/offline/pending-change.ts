import type { Values } from '#shared/editing/values.ts'
import type { Parked, QueuedChange } from './queued-change.ts'

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
