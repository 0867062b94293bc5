import { changeSentWithinMs } from '#shared/editing/admin-constants.ts'
import type { FieldError } from '#shared/errors.ts'
import { adminOfflineMessages } from '#shared/messages/admin-offline.ts'
import { idempotencyHeader, type WorkingItem } from '#shared/offline/sync.ts'
import { inTime } from '#kit/server-call/in-time.ts'
import type { Dispute, QueuedChange } from './queued-change.ts'

/** What the server said to a change. Only `later` and `signed-out` are worth another try (behaviour C5). */
export type Outcome =
  | { kind: 'done'; item: WorkingItem | null }
  | { kind: 'parked'; dispute: Dispute }
  /** `nowhere`: the item that it should have made, or that it belongs to, will never be there. */
  | { kind: 'refused'; message: string; fields: FieldError[]; nowhere?: true }
  | { kind: 'signed-out' }
  | { kind: 'later'; busy: boolean }

type ErrorBody = { error?: { message?: string; fields?: FieldError[]; current?: Dispute['current'] } }

export async function sendChange(
  { kind, collection, id, values, key }: QueuedChange,
  version: number,
  { fetch, signal }: { fetch: typeof globalThis.fetch; signal: AbortSignal },
): Promise<Outcome> {
  const list = `/api/content/${encodeURIComponent(collection)}`
  const path = kind === 'create' ? list : `${list}/${encodeURIComponent(id)}`
  const method = { create: 'POST', save: 'PATCH', delete: 'DELETE' }[kind]
  const body = { create: { values, draft: true }, save: { version, values, draft: true }, delete: { version } }[kind]
  const send = async (either: AbortSignal): Promise<Outcome> => {
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
      body: JSON.stringify(body),
      signal: either,
    })
    if (response.ok)
      return { kind: 'done', item: response.status === 204 ? null : ((await response.json()) as WorkingItem) }
    return outcomeOf(response.status, (await response.json().catch(() => ({}))) as ErrorBody)
  }
  return inTime(changeSentWithinMs, send, signal).catch(() => ({ kind: 'later', busy: false }))
}

function outcomeOf(status: number, { error }: ErrorBody): Outcome {
  const message = error?.message ?? adminOfflineMessages.refusedWithout
  if (status === 401) return { kind: 'signed-out' }
  if (status === 409 && error?.current) return { kind: 'parked', dispute: { message, current: error.current } }
  if (status === 429) return { kind: 'later', busy: true }
  if (status === 408 || status >= 500) return { kind: 'later', busy: false }
  return { kind: 'refused', message, fields: error?.fields ?? [] }
}
