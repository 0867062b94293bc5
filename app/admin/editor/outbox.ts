import { startOf } from '#shared/editing/start.ts'
import { newItemId } from '#shared/preview/preview.ts'
import type { Values } from '#shared/editing/values.ts'
import type { Offline } from '#admin/offline/offline.ts'
import { offlineFor } from '#admin/offline/load-offline.ts'
import type { Base, ItemKey } from '#admin/offline/queued-change.ts'
import type { SaveState } from '#admin/offline/save-state.ts'
import type { KnownItem } from './editor-state.ts'

export type Sending = {
  id: string
  isNew: boolean
  values: Values
  before: Values
  base: Base
  /** Answers a conflict: what waited before goes. */
  settles: boolean
}
/** `lasting`: what waits here is still there when the tab was closed. `known`: what this change waits behind. */
export type Sent = { key: string; id: string; outcome: SaveState; lasting: boolean; known?: KnownItem }
export type EditorOutbox = ReturnType<typeof createEditorOutbox>
type Watcher = { answered(key: string, outcome: SaveState): void; changed(known: KnownItem): void }

/** How one editor saves: on this device first, from there to the server. */
export function createEditorOutbox(
  person: string,
  collection: string,
  open: (person: string) => Promise<Offline> = offlineFor,
) {
  async function knownOf(offline: Offline, id: string): Promise<KnownItem> {
    const { item, waiting } = await offline.read(collection, id)
    return { start: item && startOf(item), waiting }
  }

  return {
    async send({ isNew, ...change }: Sending): Promise<Sent> {
      const offline = await open(person)
      const kind = isNew ? 'create' : 'save'
      const { lasting } = offline
      const sent = { ...(await offline.submit({ ...change, kind, collection })), lasting }
      return sent.outcome.kind === 'behind' ? { ...sent, known: await knownOf(offline, sent.id) } : sent
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
          if (news.kind === 'settled') watcher.answered(news.key, news.outcome)
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

function concerns(places: ItemKey[], collection: string, id: string): boolean {
  return places.length === 0 || places.some((place) => place.collection === collection && place.id === id)
}
