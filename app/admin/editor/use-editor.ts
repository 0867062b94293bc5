import type { EditorData } from '#shared/editing/editor-data.ts'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { AnyDefinition } from '#shared/content/define.ts'
import type { Path } from '#shared/editing/values.ts'
import { createCrashCopies } from './crash-copy.ts'
import { createEditorStore } from './editor-store.ts'
import { createEditorOutbox } from './outbox.ts'
import { firstOfEach, problemsOf } from '#admin/kit/form.ts'
import type { WorkingItem } from '#shared/offline/sync.ts'
import { callServer } from '#kit/server-call/call-server.ts'

/** The store of one open item, and which of its errors show: those of fields that were left, or all after a try. */
export function useEditor(definition: AnyDefinition, { start, person }: EditorData, askToSignIn: () => Promise<void>) {
  const [api] = useState(() => createEditorApi(definition.name))
  const [outbox] = useState(() => createEditorOutbox(person, definition.name))
  const [store] = useState(() =>
    createEditorStore({
      fields: definition.fields,
      start,
      outbox,
      copies: createCrashCopies({ person, collection: definition.name, id: start.id }),
      onUnauthenticated: askToSignIn,
    }),
  )
  const initial = useMemo(() => ({ ...store.get(), copy: null }), [store])
  const state = useSyncExternalStore(store.subscribe, store.get, () => initial)
  const [left, setLeft] = useState<ReadonlySet<Path>>(new Set())
  const [tried, setTried] = useState(false)

  useEffect(() => {
    const stop = outbox.watch(() => store.get().id, { answered: store.answered, changed: store.follow })
    return () => {
      stop()
      store.close()
    }
  }, [outbox, store])

  const problems = useMemo(() => problemsOf(definition, state.values), [definition, state.values])
  const errors = useMemo(() => {
    const refused = state.save.kind === 'refused' ? firstOfEach(state.save.fields) : new Map<Path, string>()
    const wasLeft = (path: Path) => left.has(path) || [...left].some((other) => other.startsWith(`${path}.`))
    const shown = [...problems].filter(([path]) => tried || wasLeft(path))
    return new Map([...shown, ...refused])
  }, [problems, state.save, tried, left])

  return {
    api,
    store,
    state,
    problems,
    errors,
    leave: (path: Path) => setLeft((before) => (before.has(path) ? before : new Set(before).add(path))),
    showAllErrors: () => setTried(true),
  }
}

/** The calls of one collection or document. */
function createEditorApi(collection: string) {
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
