import type { CopiedItem } from '#shared/offline/sync.ts'
import { createWaker } from './waker.ts'
import { forgetCopy, dropHalf, readMark, applyCopyAnswer, markUsed } from './copy.ts'
import { ConnectionError, createBackoff, runLeader, type Connection } from './leader.ts'
import { withLeaderLease } from './lease.ts'
import {
  enqueueChange,
  completeChange,
  dropItem,
  knownId,
  parkChange,
  refuseChange,
  takeNextChange,
  waitsForChoice,
  withdrawChange,
} from './queue.ts'
import {
  isSameItem,
  newLocalId,
  pendingChangeOf,
  placeOf,
  type ItemKey,
  type NewChange,
  type QueuedChange,
} from './queued-change.ts'
import { sendChange, type SaveState } from './save-state.ts'
import { createTabEvents, type Channel } from './tab-events.ts'
import type { OfflineStore, OfflineTables } from './tables.ts'
import type { ShownItem } from './shown-items.ts'

export type Offline = ReturnType<typeof createOffline>
/** A change that is certain on this device, and what else is known of it by now. */
type Submission = { key: string; id: string; outcome: SaveState }

type Parts = {
  store: OfflineStore
  fetch: typeof globalThis.fetch
  locks: Pick<LockManager, 'request'> | undefined
  channel: Channel
  lockName: string
  /** How long the tab that leads leaves the server to the screen that was just opened. */
  restMs?: number
  random?: () => number
  now?: () => Date
}

const nothingToSend: SaveState = { kind: 'done', item: null }

/** The content on this device: read at once, changed at once, brought to the server by one of the open tabs. */
export function createOffline({
  store,
  fetch,
  locks,
  channel,
  lockName,
  restMs = 0,
  random = Math.random,
  now = () => new Date(),
}: Parts) {
  const openedAt = now().getTime()
  const leaving = new AbortController()
  const waker = createWaker()
  let checking = false
  let leading = false
  const tabs = createTabEvents({ store, channel, onWake: wakeLeader, isLeading: () => leading })
  const { status, subscribe, tell } = tabs

  /** Whoever leads goes on at once. */
  function wake(check = false) {
    wakeLeader(check)
    tabs.wakeOthers(check)
  }
  function wakeLeader(check: boolean) {
    checking ||= check
    waker.wake()
  }

  /** A full device gives up part of the copy for a change. */
  async function write<Result>(work: (tables: OfflineTables) => Promise<Result>): Promise<Result> {
    try {
      return await store.write(work)
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error
      await store.write(dropHalf)
      return store.write(work)
    }
  }

  async function replay(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const next = await store.write(takeNextChange)
      if (!next) return
      const { change, version } = next
      const outcome = await sendChange(change, version, { fetch, signal })
      if (outcome.kind === 'unreachable')
        throw new ConnectionError(outcome.factor ? 'second-factor' : 'offline', { busy: outcome.busy })
      if (outcome.kind === 'signed-out') throw new ConnectionError('signed-out')
      const at = now().toISOString()
      const lost = await write(async (tables) => {
        if (outcome.kind === 'refused') return refuseChange(tables, change, outcome)
        if (outcome.kind === 'done') await completeChange(tables, change, outcome.item, { at })
        if (outcome.kind === 'parked') await parkChange(tables, change, outcome.dispute)
        return []
      })
      const { collection, id, key } = change
      const place = { collection, id }
      if (outcome.kind !== 'refused') await tell({ kind: 'settled', key, place, outcome })
      else {
        const refusal: SaveState = change.kind === 'create' ? { ...outcome, nowhere: true } : outcome
        for (const entry of lost) await tell({ kind: 'settled', key: entry.key, place, outcome: refusal })
      }
    }
  }

  async function run(signal: AbortSignal) {
    leading = true
    const restLeftMs = openedAt + restMs - now().getTime()
    // What waits from before is not kept waiting; whatever comes meanwhile wakes it.
    if (restLeftMs > 0 && status.get().changes.length === 0) await waker.sleep(signal, restLeftMs)
    await runLeader(
      {
        fetch,
        waker,
        backoff: createBackoff(random),
        replay,
        checkWanted() {
          const wanted = checking
          checking = false
          return wanted
        },
        mark: () => store.read(readMark),
        async takeOver(answer) {
          try {
            await write((tables) => applyCopyAnswer(tables, answer))
          } catch {
            // No room for the copy. What waits is sent nevertheless; the mark stands, so the next answer says it again.
            return
          }
          const places = answer.items.map(({ collection, item }) => ({ collection, id: item.id })).concat(answer.gone)
          if (answer.complete || places.length > 0)
            await tell({ kind: 'changed', places: answer.complete ? [] : places })
        },
        tell: (connection) => void tell({ kind: 'connection', connection }),
      },
      signal,
    )
    leading = false
  }

  const shown = async (): Promise<ShownItem[]> => {
    // Knows the whole registry, which nobody needs who only saves.
    const { withChanges } = await import('./shown-items.ts')
    return store.read(async (tables) => withChanges(await tables.items.all(), await tables.changes.all()))
  }

  /** One item as the server has it, and what waits for it. */
  const read = (collection: string, id: string) =>
    store.read(async (tables) => {
      const known = await knownId(tables, collection, id)
      const all = await tables.changes.all()
      const changes = all.filter((entry) => entry.collection === collection && entry.id === known)
      const item: CopiedItem | undefined = await tables.items.get(placeOf(collection, known))
      return { item, changes, waiting: pendingChangeOf(changes) }
    })

  /** Certain on this device at once; resolves with the server's answer, or when it is known to be out of reach. */
  async function submit(change: NewChange): Promise<Submission> {
    const asked = change.kind === 'create' ? { ...change, id: newLocalId() } : change
    const wanted = { key: crypto.randomUUID(), at: now().toISOString() }
    // From before it is stored until the end: another tab may send it the moment it is.
    const settlements = new Map<string, SaveState>()
    const stop = subscribe((told) => told.kind === 'settled' && settlements.set(told.key, told.outcome))
    try {
      const { queued, behind } = await write(async (tables) => {
        const added = await enqueueChange(tables, asked, wanted)
        return { queued: added, behind: added !== undefined && (await waitsForChoice(tables, added)) }
      })
      const { key, collection, id } = queued ?? { ...asked, key: wanted.key }
      const place = { collection, id }
      const outcome = behind ? ({ kind: 'behind' } as const) : queued ? answerTo(key, place) : nothingToSend
      await tell({ kind: 'changed', places: [place] })
      wake()
      const first = await outcome
      return { key, id, outcome: settlements.get(key) ?? first }
    } finally {
      stop()
    }
  }

  function answerTo(key: string, place: ItemKey): Promise<SaveState> {
    return new Promise((resolve) => {
      const stop = subscribe((told) => {
        if (told.kind === 'settled' && told.key === key) answer(told.outcome)
        else if (told.kind === 'settled' && told.outcome.kind === 'parked' && isSameItem(told.place, place))
          answer({ kind: 'behind' })
        if (told.kind === 'connection') unlessReachable(told.connection)
      })
      function answer(outcome: SaveState) {
        stop()
        leaving.signal.removeEventListener('abort', leave)
        resolve(outcome)
      }
      function unlessReachable(connection: Connection) {
        if (connection === 'offline' || connection === 'second-factor') answer({ kind: 'kept' })
        if (connection === 'signed-out') answer({ kind: 'signed-out' })
      }
      const leave = () => answer({ kind: 'kept' })
      leaving.signal.addEventListener('abort', leave, { once: true })
      if (leaving.signal.aborted) leave()
      unlessReachable(status.get().connection)
    })
  }

  async function takeBack(key: string): Promise<boolean> {
    const done = await store.write((tables) => withdrawChange(tables, key))
    await tell({ kind: 'changed', places: [] })
    return done
  }

  return {
    /** Whether what waits outlives this tab. */
    lasting: store.lasting,
    status,
    /** Begins to take part; the tab that holds the lock or the lease leads, and the next one takes over when it goes. */
    async start(): Promise<void> {
      await tabs.begin()
      const { signal } = leaving
      const turn = locks
        ? locks.request(lockName, { signal }, () => run(signal))
        : withLeaderLease({ store, waker, now, leaving: signal }, run)
      void Promise.resolve(turn).catch(() => {})
    },
    subscribe,
    submit,
    /** Finds out whether the server is there, now. */
    retry: () => wake(true),
    items: shown,
    read,
    touch: (collection: string, id: string) =>
      store.write((tables) => markUsed(tables, collection, id)).catch(() => {}),
    /** Puts an item into the trash, on top of whatever waits for it. `takeBack` tells whether it was in time. */
    async remove(collection: string, id: string): Promise<Submission & { takeBack(): Promise<boolean> }> {
      const { item, waiting } = await read(collection, id)
      const base = waiting ? { after: waiting.key } : { version: item?.version ?? 0 }
      const removed = await submit({ kind: 'delete', collection, id, values: {}, before: {}, base })
      // Made here and never sent: it left no trace, so it is made again.
      const untold = removed.outcome.kind === 'done' && !item && waiting
      const made = { kind: 'create', collection, id: '', before: {}, base: { version: 0 } } as const
      return {
        ...removed,
        takeBack: async () =>
          untold ? submit({ ...made, values: untold.values }).then(() => true) : takeBack(removed.key),
      }
    },
    /** Although others changed it since: the answer to a delete that waits for one. */
    deleteAnyway: ({ collection, id, parked }: QueuedChange): Promise<Submission> =>
      submit({
        kind: 'delete',
        collection,
        id,
        values: {},
        before: {},
        base: { version: parked?.current.version ?? 0 },
        settles: true,
      }),
    withdraw: takeBack,
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
    /** For times without a connection; where it cannot be kept, nothing else suffers. */
    setMark: (name: string, value: unknown) =>
      store.write((tables) => tables.marks.put({ name, value })).catch(() => {}),
    forget: () => store.write(forgetCopy),
    close() {
      leaving.abort()
      if (leading) tabs.wakeOthers(false)
      tabs.close()
      store.close()
    },
  }
}
