import { startOf, type EditorStart } from '#shared/editing/start.ts'
import { newItemId } from '#shared/preview.ts'
import type { Values } from '#shared/editing/values.ts'
import type { Offline, Submitted } from '#ui/admin/offline/offline.ts'
import { offlineFor } from '#ui/admin/offline/open-offline.ts'
import type { Base } from '#ui/admin/offline/queued-change.ts'
import type { Waiting } from '#ui/admin/offline/view.ts'
import type { Answer, ServerItem } from './editor-api.ts'

/** What the server said, or that the change waits on this device for a connection. */
export type SaveAnswer = Answer<ServerItem> | { kind: 'kept' }
export type Sending = {
  id: string
  isNew: boolean
  values: Values
  before: Values
  base: Base
  /** Answers a conflict: what waited before goes. */
  settles: boolean
}
/** An item as this browser knows it from other tabs and other people. */
export type Known = { start: EditorStart | undefined; waiting: Waiting | undefined }
export type Outbox = ReturnType<typeof createOutbox>
type Watcher = { settled(key: string, answer: SaveAnswer): void; changed(known: Known): void }

/** How one editor saves: on this device first, from there to the server. */
export function createOutbox(
  person: string,
  collection: string,
  open: (person: string) => Promise<Offline> = offlineFor,
) {
  return {
    async send({ isNew, ...change }: Sending): Promise<{ key: string; id: string; answer: SaveAnswer }> {
      const offline = await open(person)
      const kind = isNew ? 'create' : 'save'
      const { key, id, outcome } = await offline.submit({ ...change, kind, collection })
      return { key, id, answer: answerOf(outcome) }
    },
    async drop(id: string) {
      await (await open(person)).drop(collection, id)
    },
    async retry() {
      ;(await open(person)).retry()
    },
    /** Tells what becomes of changes, and what other tabs and people do with the item. Returns how to stop. */
    watch(idNow: () => string, watcher: Watcher): () => void {
      const left = new AbortController()
      void follow(left.signal)
      return () => left.abort()

      async function follow(leaving: AbortSignal) {
        const offline = await open(person)
        if (leaving.aborted) return
        const look = async () => {
          const id = idNow()
          if (id === newItemId) return
          const { item, waiting } = await offline.read(collection, id)
          if (!leaving.aborted) watcher.changed({ start: item && startOf(item), waiting })
        }
        const stop = offline.subscribe((news) => {
          if (news.kind === 'settled') watcher.settled(news.key, answerOf(news.outcome))
          else if (news.kind === 'changed' && concerns(news.places, collection, idNow())) void look()
        })
        leaving.addEventListener('abort', stop)
        await look()
      }
    },
  }
}

function concerns(places: { collection: string; id: string }[], collection: string, id: string): boolean {
  return places.length === 0 || places.some((place) => place.collection === collection && place.id === id)
}

function answerOf(outcome: Submitted['outcome']): SaveAnswer {
  if (outcome.kind === 'done' && outcome.item) return { kind: 'done', body: outcome.item }
  if (outcome.kind === 'parked')
    return outcome.dispute.current
      ? { kind: 'conflict', current: outcome.dispute.current }
      : { kind: 'refused', message: outcome.dispute.message, fields: [] }
  if (outcome.kind === 'refused') return outcome
  return outcome.kind === 'signed-out' ? outcome : { kind: 'kept' }
}
