import { reconnectMs, unreachableAfterMs } from '#shared/limits.ts'
import { syncPaths, type CopyAnswer } from '#shared/offline/sync.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import type { createWaker } from './waker.ts'
import { createEventReader } from './event-stream.ts'

export type Connection = 'starting' | 'online' | 'offline' | 'signed-out' | 'second-factor'
type Interrupted = Extract<Connection, 'offline' | 'signed-out' | 'second-factor'>
/** Why the server could not be asked: out of reach for a while, or until somebody signs in or has a second factor. */
export class ConnectionError extends Error {
  readonly connection: Connection
  readonly busy: boolean
  constructor(connection: Interrupted, { busy = false, cause }: { busy?: boolean; cause?: unknown } = {}) {
    super(connection, { cause })
    this.connection = connection
    this.busy = busy
  }
}

type Parts = {
  fetch: typeof globalThis.fetch
  waker: ReturnType<typeof createWaker>
  backoff: ReturnType<typeof createBackoff>
  /** Whether somebody wants to know if the server is there; asking once answers it. */
  checkWanted(): boolean
  /** Sends what waits, in order; throws Interrupted. */
  replay(signal: AbortSignal): Promise<void>
  mark(): Promise<string | null>
  takeOver(answer: CopyAnswer): Promise<void>
  tell(connection: Connection): void
}

/** One tab talks to the server: it sends what waits, fetches what is new, and listens for more. */
export async function runLeader(parts: Parts, leaving: AbortSignal): Promise<void> {
  while (!leaving.aborted) {
    // Everything of one connection ends with it.
    const closing = new AbortController()
    const signal = AbortSignal.any([leaving, closing.signal])
    try {
      await connected(parts, signal)
      // A feed ends now and then. Where it does so at once, because something in between cuts it, nobody asks in a hurry.
      await parts.waker.sleep(leaving, parts.backoff.next(false))
    } catch (error) {
      if (leaving.aborted) return
      const { connection, busy } =
        error instanceof ConnectionError ? error : { connection: 'offline' as const, busy: false }
      parts.tell(connection)
      await parts.waker.sleep(leaving, parts.backoff.next(busy))
    } finally {
      closing.abort()
    }
  }
}

async function connected({ waker, backoff, ...parts }: Parts, signal: AbortSignal): Promise<void> {
  // First of all a question that changes nothing: what was never sent can still be joined by what is typed next.
  await pull(parts, signal)
  parts.tell('online')
  await parts.replay(signal)
  const feed = { news: false, ended: undefined as ConnectionError | 'over' | undefined }
  const listen = async () => {
    try {
      await follow(parts.fetch, signal, () => {
        // Not before: a server that answers but has no feed is asked less and less often.
        backoff.reset()
        feed.news = true
        waker.wake()
      })
      feed.ended = 'over'
    } catch (error) {
      feed.ended = error as ConnectionError
    }
    waker.wake()
  }
  void listen()
  while (!signal.aborted) {
    await waker.sleep(signal)
    if (signal.aborted || feed.ended === 'over') return
    if (feed.ended) throw feed.ended
    await parts.replay(signal)
    const checked = parts.checkWanted()
    if (!feed.news && !checked) continue
    feed.news = false
    await pull(parts, signal)
  }
}

async function pull({ fetch, mark, takeOver }: Pick<Parts, 'fetch' | 'mark' | 'takeOver'>, signal: AbortSignal) {
  const path = syncPaths.copy(await mark())
  const answer = await callServer<CopyAnswer>('GET', path, { fetch, signal, withinMs: unreachableAfterMs * 3 })
  if (answer.kind !== 'done') throw interruptedBy(answer)
  await takeOver(answer.body)
}

/** Tells of every change that the feed names. Silence means that the connection is gone, although nobody said so. */
async function follow(fetch: Parts['fetch'], signal: AbortSignal, onNews: () => void): Promise<void> {
  const silent = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), unreachableAfterMs * 3)
  }
  try {
    const either = AbortSignal.any([signal, silent.signal])
    const response = await openFeed(fetch, either)
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    const stop = () => void reader.cancel().catch(() => {})
    either.addEventListener('abort', stop, { once: true })
    const read = createEventReader()
    listen()
    for (;;) {
      const { done, value } = await reader.read()
      if (silent.signal.aborted) throw new ConnectionError('offline')
      if (done) return
      listen()
      if (read(value).some(({ name }) => name === 'change')) onNews()
    }
  } catch (cause) {
    throw cause instanceof ConnectionError ? cause : new ConnectionError('offline', { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** Not by callServer, which reads an answer to its end: this one has none. */
async function openFeed(fetch: Parts['fetch'], signal: AbortSignal): Promise<Response> {
  const response = await fetch(syncPaths.feed(), { signal })
  if (response.ok) return response
  await response.body?.cancel()
  throw interruptedBy(response)
}

function interruptedBy({ status, code }: { status: number; code?: string }): ConnectionError {
  if (code === 'second-factor-required') return new ConnectionError('second-factor')
  return new ConnectionError(status === 401 ? 'signed-out' : 'offline', { busy: status === 429 })
}

/** How long to wait before the next attempt: 1 s, half as much more each time, at most a minute, each ±50 % (C6). */
export function createBackoff(random: () => number) {
  let base = 0
  return {
    next(busy: boolean): number {
      const { first, factor, longest } = reconnectMs
      base = busy ? longest : Math.min(longest, base === 0 ? first : base * factor)
      return base * (0.5 + random())
    },
    reset() {
      base = 0
    },
  }
}
