import { changeSentWithinMs } from '#shared/admin-constants.ts'
import type { FieldError } from '#shared/errors.ts'
import { idempotencyHeader, type WorkingItem } from '#shared/sync.ts'
import { callServer } from '#ui/server-call/call-server.ts'
import type { Dispute, QueuedChange } from './queued-change.ts'

/** What the server said to a change. Only `later` and `signed-out` are worth another try (behaviour C5). */
export type Outcome =
  | { kind: 'done'; item: WorkingItem | null }
  | { kind: 'parked'; dispute: Dispute }
  /** `nowhere`: the item that it should have made, or that it belongs to, will never be there. */
  | { kind: 'refused'; message: string; fields: FieldError[]; nowhere?: true }
  | { kind: 'signed-out' }
  | { kind: 'later'; busy: boolean }

export async function sendChange(
  { kind, collection, id, values, key }: QueuedChange,
  version: number,
  { fetch, signal }: { fetch: typeof globalThis.fetch; signal: AbortSignal },
): Promise<Outcome> {
  const list = `/api/content/${encodeURIComponent(collection)}`
  const path = kind === 'create' ? list : `${list}/${encodeURIComponent(id)}`
  const method = { create: 'POST', save: 'PATCH', delete: 'DELETE' }[kind]
  const body = { create: { values, draft: true }, save: { version, values, draft: true }, delete: { version } }[kind]
  const headers = { [idempotencyHeader]: key }
  const answer = await callServer<WorkingItem | null>(method, path, {
    body,
    headers,
    withinMs: changeSentWithinMs,
    signal,
    fetch,
  })
  if (answer.kind === 'done') return { kind: 'done', item: answer.body }
  const { message, fields } = answer
  if (answer.kind === 'conflict') return { kind: 'parked', dispute: { message, current: answer.current } }
  if (answer.kind === 'unreachable') return { kind: 'later', busy: answer.status === 429 }
  return answer.kind === 'signed-out' ? { kind: 'signed-out' } : { kind: 'refused', message, fields }
}
