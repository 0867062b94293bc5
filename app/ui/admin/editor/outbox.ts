import { startOf, type EditorStart } from '#shared/editing/start.ts'
import type { FieldError } from '#shared/errors.ts'
import { newItemId } from '#shared/preview.ts'
import type { Values } from '#shared/editing/values.ts'
import type { Offline, Submitted } from '#ui/admin/offline/offline.ts'
import type { Settled } from '#ui/admin/offline/tab-news.ts'
import { offlineFor } from '#ui/admin/offline/open-offline.ts'
import type { Base } from '#ui/admin/offline/queued-change.ts'
import type { Waiting } from '#ui/admin/offline/view.ts'
import type { Current } from '#ui/server-call/call-server.ts'
import type { ServerItem } from './editor-api.ts'

/** What the server said, or that the change waits on this device: for a connection, or behind one that needs a choice. */
export type SaveAnswer = Said | Refused | { kind: 'kept' } | { kind: 'behind'; known: Known }
/** As far as the editor needs to tell answers apart. */
export type Said =
  | { kind: 'done'; body: ServerItem }
  | { kind: 'conflict'; current: Current }
  | { kind: 'refused'; message: string; fields: FieldError[] }
  | { kind: 'signed-out' }
  | { kind: 'unreachable'; message: string }
type Refused = Extract<Settled, { kind: 'refused' }>
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
/** `lasting`: what waits here is still there when the tab was closed. */
export type Sent = { key: string; id: string; answer: SaveAnswer; lasting: boolean }
export type Outbox = ReturnType<typeof createOutbox>
type Watcher = { settled(key: string, answer: SaveAnswer): void; changed(known: Known): void }

/** How one editor saves: on this device first, from there to the server. */
export function createOutbox(
  person: string,
  collection: string,
  open: (person: string) => Promise<Offline> = offlineFor,
) {
  async function knownOf(offline: Offline, id: string): Promise<Known> {
    const { item, waiting } = await offline.read(collection, id)
    return { start: item && startOf(item), waiting }
  }

  return {
    async send({ isNew, ...change }: Sending): Promise<Sent> {
      const offline = await open(person)
      const kind = isNew ? 'create' : 'save'
      const { key, id, outcome } = await offline.submit({ ...change, kind, collection })
      const { lasting } = offline
      if (outcome.kind !== 'behind') return { key, id, answer: answerOf(outcome), lasting }
      return { key, id, answer: { kind: 'behind', known: await knownOf(offline, id) }, lasting }
    },
    /** False when this device could not do it. */
    async drop(id: string): Promise<boolean> {
      const offline = await open(person)
      return offline.drop(collection, id).then(
        () => true,
        () => false,
      )
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
        const offline = await open(person).catch(() => null)
        if (!offline || leaving.aborted) return
        const look = async () => {
          const id = idNow()
          if (id === newItemId) return
          // A database that was closed has no news.
          const known = await knownOf(offline, id).catch(() => null)
          if (known && !leaving.aborted) watcher.changed(known)
        }
        const stop = offline.subscribe((news) => {
          const concerned = news.kind === 'settled' ? concerns([news.place], collection, idNow()) : false
          if (news.kind === 'settled') watcher.settled(news.key, answerOf(news.outcome))
          // An answer to one change may decide about those behind it, and be older than what others did since.
          if (concerned || (news.kind === 'changed' && concerns(news.places, collection, idNow()))) void look()
        })
        leaving.addEventListener('abort', stop)
        await look()
        await offline.touch(collection, idNow())
      }
    },
  }
}

function concerns(places: { collection: string; id: string }[], collection: string, id: string): boolean {
  return places.length === 0 || places.some((place) => place.collection === collection && place.id === id)
}

function answerOf(outcome: Exclude<Submitted['outcome'], { kind: 'behind' }>): SaveAnswer {
  if (outcome.kind === 'done' && outcome.item) return { kind: 'done', body: outcome.item }
  if (outcome.kind === 'parked')
    return outcome.dispute.current
      ? { kind: 'conflict', current: outcome.dispute.current }
      : { kind: 'refused', message: outcome.dispute.message, fields: [] }
  if (outcome.kind === 'refused') return outcome
  return outcome.kind === 'signed-out' ? outcome : { kind: 'kept' }
}
