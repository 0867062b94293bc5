import { changeSentWithinMs } from '#shared/limits.ts'
import type { FieldError } from '#shared/errors.ts'
import { idempotencyHeader, type WorkingItem } from '#shared/offline/sync.ts'
import { callServer, type CallOptions, type CallResult } from '#kit/server-call/call-server.ts'
import type { Parked, QueuedChange } from './queued-change.ts'

/**
 * What is true about a change, from the keystroke to the answer of the server: the queue, the tabs among each other, the
 * editor and publishing all say it in these words. Only `done` means that the server has it. Tabs of the version before
 * may listen (tab-events.ts): `done`, `parked` and `refused` stay as they are.
 */
export type SaveState =
  /** Typed, and sent in a moment. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Safe on this device, and sent as soon as there is a connection. */
  | { kind: 'kept' }
  /** Safe on this device, behind a change of the same item that needs a choice. */
  | { kind: 'behind' }
  /** `item` as the server has it now; null where it is gone, or where nothing had to be said. */
  | { kind: 'done'; item: WorkingItem | null }
  /** Somebody else was quicker: waits for a person to choose (J28). */
  | { kind: 'parked'; dispute: Parked }
  /** For good. `nowhere`: the item that it should have made, or that it belongs to, will never be there. */
  | { kind: 'refused'; message: string; fields: FieldError[]; nowhere?: true }
  | { kind: 'signed-out' }
  /** Worth another try; `busy`: the server asks for patience; `factor`: not before a second factor is set up. */
  | { kind: 'unreachable'; message: string; busy: boolean; factor?: true }
  /** Neither the server nor this device could keep it; only the crash copy may be there. */
  | { kind: 'failed' }

/** Brings one change to the server, under the key that makes every further attempt the same one. */
export async function sendChange(
  { kind, collection, id, values, key }: QueuedChange,
  version: number,
  options: Pick<CallOptions, 'fetch' | 'signal'>,
): Promise<SaveState> {
  const list = `/api/content/${encodeURIComponent(collection)}`
  const path = kind === 'create' ? list : `${list}/${encodeURIComponent(id)}`
  const method = { create: 'POST', save: 'PATCH', delete: 'DELETE' }[kind]
  const body = { create: { values, draft: true }, save: { version, values, draft: true }, delete: { version } }[kind]
  const headers = { [idempotencyHeader]: key }
  return saveStateOf(
    await callServer<WorkingItem | null>(method, path, { ...options, body, headers, withinMs: changeSentWithinMs }),
  )
}

export function saveStateOf(answer: CallResult<WorkingItem | null>): SaveState {
  if (answer.kind === 'done') return { kind: 'done', item: answer.body }
  const { kind, status, message, fields } = answer
  if (answer.code === 'second-factor-required') return { kind: 'unreachable', message, busy: false, factor: true }
  if (kind === 'conflict') return { kind: 'parked', dispute: { message, current: answer.current } }
  if (kind === 'unreachable') return { kind, message, busy: status === 429 }
  return kind === 'refused' ? { kind, message, fields } : { kind }
}
