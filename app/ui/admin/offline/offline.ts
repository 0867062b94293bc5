import type { CopiedItem } from '#shared/sync.ts'
import { createObservable } from '#ui/kit/observable.ts'
import { createBackoff } from './backoff.ts'
import { createBell } from './bell.ts'
import { forgetCopy, markOf, takeOver } from './copy.ts'
import { Interrupted, lead, type Connection } from './leader.ts'
import { add, complete, dropItem, knownId, park, refuse, takeNext, withdraw } from './queue.ts'
import { newLocalId, placeOf, type NewChange, type QueuedChange, type RefusedChange } from './queued-change.ts'
import { sendChange, type Outcome } from './send-change.ts'
import type { OfflineStore } from './tables.ts'
import { waitingFor, withChanges, type ShownItem } from './view.ts'

export type Offline = ReturnType<typeof createOffline>
/** What the shell shows. */
export type Status = { connection: Connection; changes: QueuedChange[]; refused: RefusedChange[] }
export type Place = { collection: string; id: string }
/** `places` empty: anything may have changed. */
export type News =
  | { kind: 'changed'; places: Place[] }
  | { kind: 'settled'; key: string; place: Place; outcome: Settled }
  | { kind: 'connection'; connection: Connection }
type Settled = Exclude<Outcome, { kind: 'later' | 'signed-out' }>
/** The server's answer, or that the change waits on this device. */
export type Submitted = { key: string; id: string; outcome: Settled | { kind: 'kept' } | { kind: 'signed-out' } }

type Message = News | { kind: 'wake'; check: boolean }
type Parts = {
  store: OfflineStore
  fetch: typeof globalThis.fetch
  locks: Pick<LockManager, 'request'> | undefined
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>
  lockName: string
  random?: () => number
  now?: () => Date
}

/** The content on this device: read at once, changed at once, brought to the server by one of the open tabs. */
export function createOffline({
  store,
  fetch,
  locks,
  channel,
  lockName,
  random = Math.random,
  now = () => new Date(),
}: Parts) {
  const status = createObservable<Status>({ connection: 'starting', changes: [], refused: [] })
  const listeners = new Set<(news: News) => void>()
  const leaving = new AbortController()
  const bell = createBell()
  let reading: Promise<void> = Promise.resolve()
  let checking = false

  /** Re-reads what the shell shows; one reading at a time, so that an older one never comes last. */
  function refresh(): Promise<void> {
    reading = readAfter(reading)
    return reading
  }
  async function readAfter(earlier: Promise<void>) {
    await earlier
    if (leaving.signal.aborted) return
    const [changes, refused] = await store.read(
      async (tables) => [await tables.changes.all(), await tables.refused.all()] as const,
    )
    status.set({ ...status.get(), changes, refused })
  }
  async function hear(news: News) {
    if (news.kind === 'connection') status.set({ ...status.get(), connection: news.connection })
    else await refresh()
    for (const listener of listeners) listener(news)
  }
  function post(message: Message) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- never leaves our origin
    if (!leaving.signal.aborted) channel.postMessage(message)
  }
  async function tell(news: News) {
    post(news)
    await hear(news)
  }
  channel.addEventListener('message', ({ data }) => {
    const message = data as Message
    if (message.kind === 'wake') ring(message.check)
    else if (!leaving.signal.aborted) void hear(message)
  })
  /** Whoever leads goes on at once. */
  function wake(check = false) {
    ring(check)
    post({ kind: 'wake', check })
  }
  function ring(check: boolean) {
    checking ||= check
    bell.ring()
  }

  async function replay(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const next = await store.write(takeNext)
      if (!next) return
      const { change, version } = next
      const outcome = await sendChange(change, version, { fetch, signal })
      if (outcome.kind === 'later') throw new Interrupted('offline', { busy: outcome.busy })
      if (outcome.kind === 'signed-out') throw new Interrupted('signed-out')
      const at = now().toISOString()
      await store.write(async (tables) => {
        if (outcome.kind === 'done') await complete(tables, change, outcome.item, { at })
        else if (outcome.kind === 'parked') await park(tables, change, outcome.dispute)
        else await refuse(tables, change, outcome)
      })
      const { collection, id, key } = change
      await tell({ kind: 'settled', key, place: { collection, id }, outcome })
    }
  }

  async function run() {
    await lead(
      {
        fetch,
        bell,
        backoff: createBackoff(random),
        replay,
        checkWanted() {
          const wanted = checking
          checking = false
          return wanted
        },
        mark: () => store.read(markOf),
        async takeOver(answer) {
          await store.write((tables) => takeOver(tables, answer))
          const places = answer.items.map(({ collection, item }) => ({ collection, id: item.id })).concat(answer.gone)
          if (answer.complete || places.length > 0)
            await tell({ kind: 'changed', places: answer.complete ? [] : places })
        },
        tell: (connection) => void tell({ kind: 'connection', connection }),
      },
      leaving.signal,
    )
  }

  const shown = (): Promise<ShownItem[]> =>
    store.read(async (tables) => withChanges(await tables.items.all(), await tables.changes.all()))

  /** One item as the server has it, and what waits for it. */
  const read = (collection: string, id: string) =>
    store.read(async (tables) => {
      const known = await knownId(tables, collection, id)
      const all = await tables.changes.all()
      const changes = all.filter((entry) => entry.collection === collection && entry.id === known)
      const item: CopiedItem | undefined = await tables.items.get(placeOf(collection, known))
      return { item, changes, waiting: waitingFor(changes) }
    })

  /** Certain on this device at once; resolves with the server's answer, or when it is known to be out of reach. */
  async function submit(change: NewChange): Promise<Submitted> {
    const asked = change.kind === 'create' ? { ...change, id: newLocalId() } : change
    const wanted = { key: crypto.randomUUID(), at: now().toISOString() }
    // From before it is stored: another tab may send it the moment it is.
    const settlements = new Map<string, Settled>()
    const stop = subscribe((news) => news.kind === 'settled' && settlements.set(news.key, news.outcome))
    const queued = await store.write((tables) => add(tables, asked, wanted)).finally(stop)
    const { key, collection, id } = queued ?? { ...asked, key: wanted.key }
    const known: Settled | undefined = queued ? settlements.get(key) : { kind: 'done', item: null }
    const outcome = known ?? answerTo(key)
    await tell({ kind: 'changed', places: [{ collection, id }] })
    wake()
    return { key, id, outcome: await outcome }
  }

  function answerTo(key: string): Promise<Submitted['outcome']> {
    return new Promise((resolve) => {
      const stop = subscribe((news) => {
        if (news.kind === 'settled' && news.key === key) answer(news.outcome)
        if (news.kind === 'connection') unlessReachable(news.connection)
      })
      function answer(outcome: Submitted['outcome']) {
        stop()
        resolve(outcome)
      }
      function unlessReachable(connection: Connection) {
        if (connection === 'offline') answer({ kind: 'kept' })
        if (connection === 'signed-out') answer({ kind: 'signed-out' })
      }
      unlessReachable(status.get().connection)
    })
  }

  function subscribe(listener: (news: News) => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  return {
    status: { get: status.get, subscribe: status.subscribe },
    /** Begins to take part; the tab that holds the lock leads, and the next one takes over when it goes. */
    async start(): Promise<void> {
      await refresh()
      const leading = locks ? locks.request(lockName, { signal: leaving.signal }, run) : run()
      void Promise.resolve(leading).catch(() => {})
    },
    subscribe,
    submit,
    /** Finds out whether the server is there, now. */
    retry: () => wake(true),
    items: shown,
    read,
    /** Puts an item into the trash, on top of whatever waits for it. */
    async remove(collection: string, id: string): Promise<Submitted> {
      const { item, waiting } = await read(collection, id)
      const base = waiting ? { after: waiting.key } : { version: item?.version ?? 0 }
      return submit({ kind: 'delete', collection, id, values: {}, before: {}, base })
    },
    /** Although others changed it since: the answer to a delete that waits for one. */
    deleteAnyway: ({ collection, id, parked }: QueuedChange): Promise<Submitted> =>
      submit({
        kind: 'delete',
        collection,
        id,
        values: {},
        before: {},
        base: { version: parked?.current?.version ?? 0 },
        settles: true,
      }),
    async withdraw(key: string): Promise<boolean> {
      const done = await store.write((tables) => withdraw(tables, key))
      await tell({ kind: 'changed', places: [] })
      return done
    },
    async drop(collection: string, id: string) {
      await store.write((tables) => dropItem(tables, collection, id))
      await tell({ kind: 'changed', places: [{ collection, id }] })
      wake()
    },
    async dismiss(key: string) {
      await store.write((tables) => tables.refused.delete(key))
      await tell({ kind: 'changed', places: [] })
    },
    mark: (name: string) => store.read(async (tables) => (await tables.marks.get(name))?.value),
    setMark: (name: string, value: unknown) => store.write((tables) => tables.marks.put({ name, value })),
    forget: () => store.write(forgetCopy),
    close() {
      leaving.abort()
      channel.close()
      store.close()
    },
  }
}
