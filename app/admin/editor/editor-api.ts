import type { FieldError } from '#shared/errors.ts'
import type { Values } from '#shared/editing/values.ts'
import { editorMessages } from '#shared/messages/editor.ts'
import type { WorkingItem } from '#shared/offline/sync.ts'
import { askServer } from '#kit/server-call/ask-server.ts'

/** What the server says about an item after each change. */
export type ServerItem = WorkingItem

export type Answer<Body> =
  | { kind: 'done'; body: Body }
  | { kind: 'conflict'; current: { version: number; values: Values } }
  | { kind: 'refused'; message: string; fields: FieldError[] }
  | { kind: 'signed-out' }
  /** Nothing is known: the connection broke or the server is in trouble. Worth another try. */
  | { kind: 'unreachable'; message: string }

/** One call of the JSON API, answered as the editor needs to tell answers apart; it never throws. */
export async function call<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
  const answer = await askServer<Body>(method, path, body)
  if (!answer.refused) return { kind: 'done', body: answer.body }
  const { status, message, fields, current } = answer
  if (status === 0) return { kind: 'unreachable', message: editorMessages.unreachable }
  if (status === 401) return { kind: 'signed-out' }
  if (status === 409 && current) return { kind: 'conflict', current }
  if (status >= 500 || status === 429) return { kind: 'unreachable', message }
  return { kind: 'refused', message, fields }
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
