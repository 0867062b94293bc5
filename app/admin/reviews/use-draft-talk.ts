import { useCallback, useEffect, useState } from 'react'
import { newItemId } from '#shared/preview/preview.ts'
import { reviewPaths, type DraftTalk } from '#shared/reviews/reviews.ts'
import { isLocalId } from '#admin/offline/queued-change.ts'
import { callServer, type CallResult } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'

export type Talk = ReturnType<typeof useDraftTalk>
type State = DraftTalk | 'unsaved' | 'unreadable' | 'loading'

/** What people say about a draft, and whether it waits for a review; `version` reads it anew. */
export function useDraftTalk(collection: string, id: string, version: number) {
  const unsaved = id === newItemId || isLocalId(id)
  const [state, setState] = useState<State>('loading')

  const read = useCallback(async () => {
    const answer = await callServer<DraftTalk>('GET', reviewPaths.talk(collection, id))
    setState(answer.kind === 'done' ? answer.body : 'unreadable')
  }, [collection, id])

  useEffect(() => {
    if (!unsaved) void read()
  }, [read, unsaved, version])

  /** True when it was done; a refusal is told. */
  async function send(method: string, path: string, body?: unknown): Promise<boolean> {
    const answer: CallResult<DraftTalk> = await callServer<DraftTalk>(method, path, { body })
    if (answer.kind === 'done') setState(answer.body)
    else toaster.show({ title: answer.fields[0]?.message ?? answer.message, variant: 'destructive' })
    return answer.kind === 'done'
  }

  return {
    state: unsaved ? ('unsaved' as const) : state,
    comment: (text: string) => send('POST', reviewPaths.comments(collection, id), { text }),
    resolve: (comment: string, resolved: boolean) =>
      send('PATCH', reviewPaths.comment(collection, id, comment), { resolved }),
    giveBack: (text: string) => send('POST', reviewPaths.giveBack(collection, id), { text }),
  }
}
