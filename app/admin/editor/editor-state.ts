import type { Dispute } from '#shared/editing/conflict.ts'
import type { EditorStart, Standing } from '#shared/editing/start.ts'
import { isSame, type Values } from '#shared/editing/values.ts'
import { newItemId } from '#shared/preview/preview.ts'
import type { SaveState } from '#admin/offline/save-state.ts'
import type { Waiting } from '#admin/offline/view.ts'
import type { CrashCopy } from './crash-copy.ts'
import { confirmed, type ValueLedger } from './value-ledger.ts'

export type EditorState = {
  id: string
  values: Values
  standing: Standing
  save: SaveState
  /** The fields to choose in while `save` is parked. */
  disputes: Dispute[]
  /** When this browser last heard that everything is saved; null before the first time. */
  heardAt: number | null
  copy: CrashCopy | null
  ledger: ValueLedger
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
export type Known = { start: EditorStart | undefined; waiting: Waiting | undefined }

export function startEditing(start: EditorStart, stored: CrashCopy | null): EditorState {
  const created = start.id !== newItemId
  return {
    ...start,
    save: { kind: 'done', item: null },
    disputes: [],
    heardAt: null,
    copy: stored && !isSame(stored.values, start.values) ? stored : null,
    ledger: confirmed(start.values, start.values),
    waitsFor: null,
    settling: false,
    lasting: true,
    created,
    mayCreate: created,
  }
}

/** Whether something was typed that is neither on the server nor on its way there. */
export function isDirty({ ledger, values }: EditorState): boolean {
  return !isSame(ledger.sent, values)
}
