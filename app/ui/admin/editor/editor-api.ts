import type { FieldError } from '#shared/errors.ts'
import type { Values } from '#shared/editing/values.ts'
import type { WorkingItem } from '#shared/sync.ts'

/** What the server says about an item after each change. */
export type ServerItem = WorkingItem

export type Answer<Body> =
  | { kind: 'done'; body: Body }
  | { kind: 'conflict'; current: { version: number; values: Values } }
  | { kind: 'refused'; message: string; fields: FieldError[] }
  | { kind: 'signed-out' }
  /** Nothing is known: the connection broke or the server is in trouble. Worth another try. */
  | { kind: 'unreachable'; message: string }

type ErrorBody = { error?: { message?: string; fields?: FieldError[]; current?: { version: number; values: Values } } }

const unreachable = 'Der Server ist gerade nicht erreichbar.'

/** One call of the JSON API; it never throws. */
export async function call<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
  try {
    const response = await fetch(path, {
      method,
      headers: body === undefined ? undefined : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (response.ok) return { kind: 'done', body: (response.status === 204 ? null : await response.json()) as Body }
    const { error } = (await response.json().catch(() => ({}))) as ErrorBody
    const message = error?.message ?? unreachable
    if (response.status === 401) return { kind: 'signed-out' }
    if (response.status === 409 && error?.current) return { kind: 'conflict', current: error.current }
    if (response.status >= 500 || response.status === 429) return { kind: 'unreachable', message }
    return { kind: 'refused', message, fields: error?.fields ?? [] }
  } catch {
    return { kind: 'unreachable', message: unreachable }
  }
}

/** The calls of one collection or document. */
export function createEditorApi(collection: string) {
  const item = (id: string) => `/api/content/${collection}/${encodeURIComponent(id)}`
  const editing = (id: string, rest: string) => `/api/editing/${collection}/${encodeURIComponent(id)}/${rest}`
  return {
    publish: (id: string, version: number, reason?: string) =>
      call<ServerItem>('POST', `${item(id)}/publish`, { version, ...(reason && { reason }) }),
    unpublish: (id: string, version: number) => call<ServerItem>('POST', `${item(id)}/unpublish`, { version }),
    remove: (id: string, version: number) => call<null>('DELETE', item(id), { version }),
    reset: () => call<{ imported: number }>('POST', `/api/import-defaults/${collection}`),
    read: (id: string) => call<ServerItem>('GET', `/api/editing/${collection}/${encodeURIComponent(id)}`),
    discard: (id: string, version: number) => call<ServerItem>('POST', editing(id, 'discard'), { version }),
    undoPublish: (id: string, version: number) => call<ServerItem>('POST', editing(id, 'undo-publish'), { version }),
    schedule: (
      id: string,
      version: number,
      plan: { publishAt: string | null; unpublishAt: string | null; reason?: string },
    ) => call<ServerItem>('PUT', editing(id, 'schedule'), { version, ...plan }),
    restore: (id: string, version: number, seq: number) =>
      call<ServerItem>('POST', editing(id, `revisions/${seq}/restore`), { version }),
  }
}
export type EditorApi = ReturnType<typeof createEditorApi>
