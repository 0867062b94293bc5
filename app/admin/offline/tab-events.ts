import { createObservable } from '#kit/state/observable.ts'
import type { Connection } from './leader.ts'
import type { ItemKey, QueuedChange, RefusedChange } from './queued-change.ts'
import type { SaveState } from './save-state.ts'
import type { OfflineStore } from './tables.ts'

/** What the shell shows. */
export type Status = { connection: Connection; changes: QueuedChange[]; refused: RefusedChange[] }
/** `places` empty: anything may have changed. */
export type TabEvent =
  | { kind: 'changed'; places: ItemKey[] }
  | { kind: 'settled'; key: string; place: ItemKey; outcome: SaveState }
  | { kind: 'connection'; connection: Connection }
type Message = TabEvent | { kind: 'wake'; check: boolean } | { kind: 'hello' }

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>
type Parts = {
  store: OfflineStore
  channel: Channel
  /** Another tab has something for the one that leads. */
  onWake(check: boolean): void
  isLeading(): boolean
}

/** What all tabs of a person know: each tells the others what it did, and reads again what the others did. */
export function createTabEvents({ store, channel, onWake, isLeading }: Parts) {
  const status = createObservable<Status>({ connection: 'starting', changes: [], refused: [] })
  const listeners = new Set<(event: TabEvent) => void>()
  let reading: Promise<void> = Promise.resolve()
  let closed = false

  /** One reading at a time, so that an older one never comes last. */
  function refresh(): Promise<void> {
    reading = readAfter(reading)
    return reading
  }
  async function readAfter(earlier: Promise<void>) {
    await earlier
    if (closed) return
    try {
      const [changes, refused] = await store.read(
        async (tables) => [await tables.changes.all(), await tables.refused.all()] as const,
      )
      status.set({ ...status.get(), changes, refused })
    } catch {
      // What is shown is old, which the next reading mends; what was stored before is stored all the same.
    }
  }

  async function hear(event: TabEvent) {
    if (event.kind === 'connection') status.set({ ...status.get(), connection: event.connection })
    else await refresh()
    for (const listener of listeners) listener(event)
  }

  function post(message: Message) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- never leaves our origin
    if (!closed) channel.postMessage(message)
  }

  channel.addEventListener('message', ({ data }) => {
    const message = data as Message
    if (message.kind === 'wake') onWake(message.check)
    else if (message.kind === 'hello') {
      // A tab that has just come knows nothing of the connection that this one has.
      const { connection } = status.get()
      if (isLeading() && connection !== 'starting') post({ kind: 'connection', connection })
    } else if (!closed) void hear(message)
  })

  return {
    status: { get: status.get, subscribe: status.subscribe },
    subscribe(listener: (event: TabEvent) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Reads what is stored and asks the others how the connection is. */
    async begin() {
      await refresh()
      post({ kind: 'hello' })
    },
    async tell(event: TabEvent) {
      post(event)
      await hear(event)
    },
    wakeOthers: (check: boolean) => post({ kind: 'wake', check }),
    close() {
      closed = true
      channel.close()
    },
  }
}
