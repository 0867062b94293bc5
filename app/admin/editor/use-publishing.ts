import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { undoOfferedMs } from '#shared/limits.ts'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { checkItem } from '#shared/editing/check/check-item.ts'
import type { Problem } from '#shared/editing/check/problem.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import { editorMessages as words } from '#shared/messages/editor.ts'
import { adminOfflineMessages } from '#shared/messages/admin-offline.ts'
import { reviewMessages } from '#shared/messages/reviews.ts'
import { reviewPaths } from '#shared/reviews/reviews.ts'
import type { WorkingItem } from '#shared/offline/sync.ts'
import { defaultValues } from '#shared/editing/start.ts'
import type { Values } from '#shared/editing/values.ts'
import { useOffline } from '#admin/offline/use-offline.ts'
import { callServer, type CallResult } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import type { OpenDialog } from './open-dialog.ts'
import { firstOfEach } from '#admin/kit/form.ts'
import { jumpToField } from './jump-to-field.ts'
import type { useEditor } from './use-editor.ts'
import type { EditorData } from '#shared/editing/editor-data.ts'
import type { useLinkPages } from './use-link-pages.ts'

export type Publishing = ReturnType<typeof usePublishing>
type Options = {
  /** Whether this person publishes, or hands drafts over to those who do. */
  mayPublish: boolean
  definition: AnyDefinition
  editor: ReturnType<typeof useEditor>
  data: EditorData
  linkPages: ReturnType<typeof useLinkPages>
  open(dialog: OpenDialog): void
  /** What visitors see, or who decides on it, has changed. */
  onDone(): Promise<void>
}

/** Everything that changes what visitors see, or takes it back. */
export function usePublishing({ mayPublish, definition, editor, data, linkPages, open, onDone }: Options) {
  const { api, store, state } = editor
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const offline = useOffline()
  const [busy, setBusy] = useState(false)
  /** The moment of the last publication, as long as it can be taken back. */
  const [undoUntil, setUndoUntil] = useState<number | null>(null)

  /** Without a connection: gone here at once, from the server later. */
  async function removeLater(id: string) {
    try {
      await offline?.remove(data.name, id)
      return { kind: 'done' } as const
    } catch {
      return { kind: 'unreachable', message: adminOfflineMessages.notKept } as const
    }
  }

  /** Visitors see all of it already: publishing would make a version that says nothing. */
  const { live, hasDraft } = state.serverState
  const nothingNew = live && !hasDraft && state.save.kind === 'done'

  const check = (): Problem[] => checkItem(definition.fields, state.values, { addresses: linkPages.alive() })

  async function act(change: (id: string, version: number) => Promise<CallResult<WorkingItem>>, done?: string) {
    setBusy(true)
    const outcome = await store.act(change)
    setBusy(false)
    if (outcome.kind === 'done') {
      if (done) toaster.show({ title: done, variant: 'success' })
      void revalidate()
      void onDone()
      return true
    }
    // A conflict and a lost session ask for themselves; the rest is said beside the title.
    const { kind } = outcome
    const description =
      kind === 'kept'
        ? adminOfflineMessages.needsConnection
        : kind === 'refused' || kind === 'unreachable'
          ? outcome.message
          : undefined
    if (description) toaster.show({ title: words.failed, description, variant: 'destructive' })
    if (kind === 'refused') {
      editor.showAllErrors()
      const [first] = firstOfEach(outcome.fields).keys()
      if (first) jumpToField(first)
    }
    return false
  }

  /** Whoever may not publish hands the draft over, as far as it is. */
  async function handOver() {
    open(null)
    const asked = await act(async (id) => {
      const answer = await callServer('POST', reviewPaths.talk(data.name, id))
      return answer.kind === 'done' ? api.read(id) : answer
    })
    const { asked: title, askedText: description } = reviewMessages
    if (asked) toaster.show({ title, description, variant: 'success' })
  }

  /** Stops at what the schema refuses, then at what the check finds; `reason` answers the latter. */
  async function publish(reason?: string) {
    if (!mayPublish) return handOver()
    if (nothingNew) return void toaster.show({ title: words.nothingNew })
    const [first] = editor.problems.keys()
    if (first !== undefined) {
      editor.showAllErrors()
      toaster.show({
        title: words.failed,
        description: words.checkFields,
        variant: 'destructive',
      })
      // After the errors are drawn: a folded entry opens with them.
      requestAnimationFrame(() => jumpToField(first))
      return
    }
    if (reason === undefined) await linkPages.check()
    if (reason === undefined && check().some(({ level }) => level === 'error')) return open('check')
    open(null)
    if (await act((id, version) => api.publish(id, version, reason))) setUndoUntil(Date.now() + undoOfferedMs)
  }

  return {
    busy,
    nothingNew,
    mayPublish,
    check,
    act,
    publish,
    undoUntil,
    closeUndo: () => setUndoUntil(null),
    async undo() {
      setUndoUntil(null)
      await act(api.undoPublish, words.published.undone)
    },
    unpublish: () => act(api.unpublish, words.done.unpublish),
    discard: () => act(api.discard, words.done.discard),
    async remove() {
      const { id, serverState } = store.get()
      const away = offline !== undefined && ['offline', 'signed-out'].includes(offline.status.get().connection)
      const answer = away ? await removeLater(id) : await api.remove(id, serverState.version)
      if (answer.kind === 'done') {
        toaster.show({ title: away ? adminOfflineMessages.deletedToast(1) : words.done.delete, variant: 'success' })
        store.dropEverything()
        await navigate(adminPaths.list(data.name))
      } else if (answer.kind !== 'signed-out')
        toaster.show({ title: words.failed, description: answer.message, variant: 'destructive' })
    },
    /** A page goes back to what came with the site, as a draft that can be taken back. */
    async restore() {
      const { id, values } = store.get()
      const standard = defaultValues(definition, id)
      const setAll = (all: Values) => Object.entries(all).forEach(([name, value]) => store.change(name, value))
      setAll(standard)
      await store.save()
      const undo = { label: words.undo, run: () => setAll(values) }
      toaster.show({ title: words.done.restore, variant: 'success', action: undo }, undoOfferedMs)
    },
    /** A document goes back to what came with the site. */
    async reset() {
      const answer = await api.reset()
      const current = answer.kind === 'done' ? await api.read(store.get().id) : answer
      if (current.kind === 'done' && 'item' in (current.body ?? {})) {
        store.load(current.body as WorkingItem)
        toaster.show({ title: words.done.reset, variant: 'success' })
        void revalidate()
      } else toaster.show({ title: words.failed, variant: 'destructive' })
    },
  }
}
