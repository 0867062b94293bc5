import type { Dispute } from '#shared/editing/conflict.ts'
import type { EditorStart, Standing } from '#shared/editing/start.ts'
import type { Values } from '#shared/editing/values.ts'
import type { FieldError } from '#shared/errors.ts'
import type { Fields } from '#shared/content/fields.ts'
import type { CrashCopies, CrashCopy } from './crash-copy.ts'
import type { Outbox } from './outbox.ts'

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

/** What a store works with. */
export type EditorOptions = {
  fields: Fields
  start: EditorStart
  outbox: Pick<Outbox, 'send' | 'drop' | 'retry'>
  copies: CrashCopies
  /** Asks the person to sign in again; resolves when it is worth trying once more. */
  onUnauthenticated?: () => Promise<void>
}
