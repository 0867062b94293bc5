import type { Dispute } from '#shared/editing/conflict.ts'
import type { Standing } from '#shared/editing/start.ts'
import type { Values } from '#shared/editing/values.ts'
import type { FieldError } from '#shared/errors.ts'
import type { CrashCopy } from './crash-copy.ts'

/** What is true about saving. Only the server's answer makes something saved; what is kept is safe on this device. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'kept' }
  | { kind: 'signed-out' }
  /** Neither the server nor this device could keep it; only the crash copy may be there. */
  | { kind: 'failed' }
  | { kind: 'conflict'; disputes: Dispute[]; theirs: Values; version: number }
  | { kind: 'refused'; message: string; fields: FieldError[] }

export type EditorState = {
  id: string
  values: Values
  standing: Standing
  save: SaveState
  /** When this browser last heard that everything is saved; null before the first time. */
  heardAt: number | null
  copy: CrashCopy | null
}
