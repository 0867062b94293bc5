import type { WorkingItem } from '#shared/offline/sync.ts'
import { callServer } from '#kit/server-call/call-server.ts'

/** The calls of one collection or document. */
export function createEditorApi(collection: string) {
  const item = (id: string) => `/api/content/${collection}/${encodeURIComponent(id)}`
  const editing = (id: string, rest: string) => `/api/editing/${collection}/${encodeURIComponent(id)}/${rest}`
  return {
    publish: (id: string, version: number, reason?: string) =>
      callServer<WorkingItem>('POST', `${item(id)}/publish`, { body: { version, ...(reason && { reason }) } }),
    unpublish: (id: string, version: number) =>
      callServer<WorkingItem>('POST', `${item(id)}/unpublish`, { body: { version } }),
    remove: (id: string, version: number) => callServer<null>('DELETE', item(id), { body: { version } }),
    reset: () => callServer<{ imported: number }>('POST', `/api/import-defaults/${collection}`),
    read: (id: string) => callServer<WorkingItem>('GET', `/api/editing/${collection}/${encodeURIComponent(id)}`),
    discard: (id: string, version: number) =>
      callServer<WorkingItem>('POST', editing(id, 'discard'), { body: { version } }),
    undoPublish: (id: string, version: number) =>
      callServer<WorkingItem>('POST', editing(id, 'undo-publish'), { body: { version } }),
    schedule: (
      id: string,
      version: number,
      plan: { publishAt: string | null; unpublishAt: string | null; reason?: string },
    ) => callServer<WorkingItem>('PUT', editing(id, 'schedule'), { body: { version, ...plan } }),
    restore: (id: string, version: number, seq: number) =>
      callServer<WorkingItem>('POST', editing(id, `revisions/${seq}/restore`), { body: { version } }),
  }
}
export type EditorApi = ReturnType<typeof createEditorApi>
