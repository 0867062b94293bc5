import type { Audience, Database, RevisionAction } from './schema.ts'
import type { Log } from '#server/base/log.ts'

export type Change = {
  seq: number
  collection: string
  documentId: string
  version: number
  audience: Audience
  /** Something that visitors could see may be gone; false only where it was certainly followed by something else. */
  withdraws: boolean
}
type Listener = (changes: Change[]) => void
export type ChangeFeed = Awaited<ReturnType<typeof openChangeFeed>>

const pollEveryMs = 500
/** A look that began the last time and is not over yet takes too long; one that has just begun may end at once. */
const slowMs = pollEveryMs / 2
/** Told to listeners when a write is certain but its change could not be read: anything may have changed. */
const anything: Change = { seq: 0, collection: '*', documentId: '*', version: 0, audience: 'public', withdraws: true }

const replacing: ReadonlySet<RevisionAction> = new Set(['create', 'update', 'publish'])

/**
 * What has changed, in the order of commits, for caches and open pages of every process on this database.
 * A write waits for `catchUp`, so this process has heard of it before the write is acknowledged; other processes
 * are told by PostgreSQL, and look by themselves besides, well within the second that decision I7 allows.
 */
export async function openChangeFeed(database: Database, log: Log) {
  let { seq: seen, at: seenAt } = await newestChange(database)
  const listeners = new Set<Listener>()
  const ending = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let queued: Promise<void> | undefined
  /** Others may have changed something that this process cannot hear of: the last look failed, or takes too long. */
  let blind = false
  let lookingSince = Infinity
  const tell = (changes: Change[]) => listeners.forEach((listener) => listener(changes))

  async function readNew(): Promise<void> {
    const rows = await database.query
      .selectFrom('changes')
      .selectAll('changes')
      .select(({ selectFrom }) =>
        selectFrom('revisions')
          .select('action')
          .whereRef('revisions.collection', '=', 'changes.collection')
          .whereRef('revisions.document_id', '=', 'changes.document_id')
          .whereRef('revisions.version', '=', 'changes.version')
          .orderBy('revisions.seq', 'desc')
          .limit(1)
          .as('action'),
      )
      .where('changes.seq', '>', seen)
      .orderBy('changes.seq')
      .execute()
    const last = rows.at(-1)
    if (!last) return
    seen = last.seq
    seenAt = last.at
    tell(
      rows.map((row) => ({
        seq: row.seq,
        collection: row.collection,
        documentId: row.document_id,
        version: row.version,
        audience: row.audience,
        withdraws: row.action === null || !replacing.has(row.action),
      })),
    )
  }
  // One read at a time; callers that arrive while one runs share the next, which starts after their commit.
  function readNext(): Promise<void> {
    queued ??= running
      .catch(() => {})
      .then(() => {
        queued = undefined
        return (running = look())
      })
    return queued
  }
  async function look(): Promise<void> {
    lookingSince = performance.now()
    try {
      await readNew()
      blind = false
    } catch (cause) {
      blind = true
      throw cause
    } finally {
      lookingSince = Infinity
    }
  }

  const timer = setInterval(() => {
    blind ||= performance.now() - lookingSince > slowMs
    // Cached pages stay up while the database is away; the next successful read brings what was missed.
    readNext().catch((cause) => log.warn('change feed unreadable, trying again', { cause }))
  }, pollEveryMs).unref()
  const stopListening = database.listen?.(() => void readNext().catch(() => {}))

  return {
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** What others have changed up to now; fails while the database is away. */
    read: readNext,
    /** The newest change that everybody here has heard of; another database has another one. */
    get position() {
      return `${seen} ${seenAt}`
    },
    /** True while nobody can say whether what is kept in memory is still the newest. */
    get blind() {
      return blind
    },
    /** After a write, which is certain whether or not the feed can be read. */
    async catchUp(): Promise<void> {
      await readNext().catch((cause) => {
        log.error('change feed unreadable after a write, dropping everything', { cause })
        tell([anything])
      })
    },
    /** Streams that follow the feed end with it, so that a server that stops waits for none of them. */
    closed: ending.signal,
    close() {
      clearInterval(timer)
      stopListening?.()
      ending.abort()
    },
  }
}

async function newestChange({ query }: Database): Promise<{ seq: number; at: string }> {
  const row = await query.selectFrom('changes').select(['seq', 'at']).orderBy('seq', 'desc').limit(1).executeTakeFirst()
  return { seq: Number(row?.seq ?? 0), at: row?.at ?? '' }
}
