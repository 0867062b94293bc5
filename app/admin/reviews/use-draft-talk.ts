import { useEffect, useState } from 'react'
import { newItemId } from '#shared/preview/preview.ts'
import { reviewPaths, type DraftTalk } from '#shared/reviews/reviews.ts'
import { isLocalId } from '#admin/offline/queued-change.ts'
import { useOfflineStatus } from '#admin/offline/use-offline.ts'
import { callServer, type CallResult } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'

export type Talk = ReturnType<typeof useDraftTalk>
type State = DraftTalk | 'unsaved' | 'unreadable' | 'loading'

/** What people say about a draft, and whether it waits for a review. */
export function useDraftTalk(collection: string, id: string) {
  const unsaved = id === newItemId || isLocalId(id)
  const [state, setState] = useState<State>('loading')
  const { connection } = useOfflineStatus()
  const away = connection === 'offline'

  useEffect(() => {
    let current = true
    async function read() {
      const found = await readTalk(collection, id)
      if (current) setState(found)
    }
    if (!unsaved && !away) void read()
    return () => {
      current = false
    }
  }, [collection, id, unsaved, away])

  /** True when it was done; a refusal is told. */
  async function send(method: string, path: string, body?: unknown): Promise<boolean> {
    const answer: CallResult<DraftTalk> = await callServer<DraftTalk>(method, path, { body })
    if (answer.kind === 'done') setState(answer.body)
    else toaster.show({ title: answer.fields[0]?.message ?? answer.message, variant: 'destructive' })
    return answer.kind === 'done'
  }

  return {
    /** After something else was done to the draft: it may wait, or no longer. */
    async readAgain() {
      if (!unsaved) setState(await readTalk(collection, id))
    },
    state: unsaved ? ('unsaved' as const) : away && state === 'loading' ? ('unreadable' as const) : state,
    comment: (text: string) => send('POST', reviewPaths.comments(collection, id), { text }),
    resolve: (comment: string, resolved: boolean) =>
      send('PATCH', reviewPaths.comment(collection, id, comment), { resolved }),
    giveBack: (text: string) => send('POST', reviewPaths.giveBack(collection, id), { text }),
  }
}

async function readTalk(collection: string, id: string): Promise<State> {
  const answer = await callServer<DraftTalk>('GET', reviewPaths.talk(collection, id))
  return answer.kind === 'done' ? answer.body : 'unreadable'
}
