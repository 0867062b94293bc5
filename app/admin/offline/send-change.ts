import { changeSentWithinMs } from '#shared/editing/editing-limits.ts'
import { idempotencyHeader, type WorkingItem } from '#shared/offline/sync.ts'
import { callServer, type CallOptions } from '#kit/server-call/call-server.ts'
import type { QueuedChange } from './queued-change.ts'
import { saveStateOf, type SaveState } from './save-state.ts'

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
