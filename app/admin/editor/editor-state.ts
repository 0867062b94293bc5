import type { FieldConflict } from '#shared/editing/conflict.ts'
import type { EditorStart, ServerState } from '#shared/editing/start.ts'
import { isSame, type Values } from '#shared/editing/values.ts'
import { newItemId } from '#shared/preview/preview.ts'
import type { SaveState } from '#admin/offline/save-state.ts'
import type { PendingChange } from '#admin/offline/queued-change.ts'
import type { CrashCopy } from './crash-copy.ts'
import { confirmed, type SavedValues } from './saved-values.ts'

export type EditorState = {
  id: string
  values: Values
  serverState: ServerState
  save: SaveState
  /** The fields to choose in while `save` is parked. */
  conflicts: FieldConflict[]
  /** When this browser last heard that everything is saved; null before the first time. */
  heardAt: number | null
  copy: CrashCopy | null
  savedValues: SavedValues
  /** The key of the change that waits on this device; the next one builds on it. */
  waitsFor: string | null
  /** Whether the next change answers a conflict. */
  settling: boolean
  /** Whether what waits outlives this tab; where it does not, the crash copy stays and leaving is guarded. */
  lasting: boolean
  /** Whether the item was made, and whether it may be made without being asked to. */
  created: boolean
  mayCreate: boolean
}

/** An item as this browser knows it from other tabs and other people. */
export type KnownItem = { start: EditorStart | undefined; waiting: PendingChange | undefined }

export function startEditing(start: EditorStart, stored: CrashCopy | null): EditorState {
  const created = start.id !== newItemId
  return {
    ...start,
    save: { kind: 'done', item: null },
    conflicts: [],
    heardAt: null,
    copy: stored && !isSame(stored.values, start.values) ? stored : null,
    savedValues: confirmed(start.values, start.values),
    waitsFor: null,
    settling: false,
    lasting: true,
    created,
    mayCreate: created,
  }
}

/** Whether something was typed that is neither on the server nor on its way there. */
export function isDirty({ savedValues, values }: EditorState): boolean {
  return !isSame(savedValues.sent, values)
}
