import { randomInt } from 'node:crypto'
import { isBusy } from '#server/database/advice.ts'
import { isDatabaseAway, isStorageFull } from '#server/database/failure.ts'
import { isDamage, isUnreadable } from '#server/database/integrity.ts'
import type { Database } from '#server/database/schema.ts'
import type { Log } from '#server/base/log.ts'

type Readable = Pick<Database, 'query' | 'health' | 'engine'>

const damaged = 'database damaged'
/** Anybody may ask; the database is tried this often at most. */
const trustedForMs = 2_000
/** As large as what people write, so that the last free bytes of a disk do not count as room. */
const filler = '.'.repeat(16_384)

/** Whether the site can do its work: the database is read and takes a write, and the process is not about to end. */
export function createReadiness(database: Readable, log: Log, now: () => Date) {
  const { query } = database
  let closing = false
  let known: { problem: string | undefined; at: number } | undefined
  let running: Promise<string | undefined> | undefined

  async function tryDatabase(): Promise<string | undefined> {
    if (isUnreadable(database)) return damaged
    try {
      // What every page needs.
      await query.selectFrom('documents').select('data').where('collection', '=', 'generalSettings').execute()
      await writeAnew()
      return undefined
    } catch (cause) {
      if (isBusy(cause)) return undefined
      const problem = isDamage(cause) ? damaged : problemOf(cause)
      log.warn(`not ready: ${problem}`, { cause })
      return problem
    }
  }

  /**
   * A new row before the old ones go: writing over one finds room on a disk that is full for everybody else. Outside the
   * queue of writers: another node that writes for long makes this one no less ready.
   */
  async function writeAnew(): Promise<void> {
    const id = randomInt(1, 2 ** 31)
    await query.insertInto('write_checks').values({ id, at: now().toISOString(), filler }).execute()
    await query.deleteFrom('write_checks').where('id', '!=', id).execute()
  }

  return {
    /** In a word what is wrong; undefined when nothing is. */
    async problem(): Promise<string | undefined> {
      if (closing) return 'closing'
      const ageMs = known ? now().getTime() - known.at : Infinity
      // A clock that was set back must not make an old answer last.
      if (known && ageMs >= 0 && ageMs < trustedForMs) return known.problem
      running ??= tryDatabase().finally(() => (running = undefined))
      const problem = await running
      known = { problem, at: now().getTime() }
      return problem
    },
    /** Whoever spreads requests over several nodes is told to leave this one out. */
    beginClosing() {
      closing = true
    },
  }
}

function problemOf(cause: unknown): string {
  if (isStorageFull(cause instanceof Error ? cause.cause : cause)) return 'storage full'
  return isDatabaseAway(cause) ? 'database unreachable' : 'database not writable'
}
