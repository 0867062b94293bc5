import { isBusy } from '#server/database/advice.ts'
import { isDatabaseAway, isStorageFull } from '#server/database/failure.ts'
import type { Database } from '#server/database/schema.ts'
import type { Log } from '#server/log.ts'

/** Anybody may ask; the database is tried this often at most. */
const trustedForMs = 2_000
/** As large as what people write, so that the last free bytes of a disk do not count as room. */
const filler = '.'.repeat(8_192)

/** Whether the site can do its work: the database takes a write, and the process is not about to end. */
export function createReadiness({ query }: Pick<Database, 'query'>, log: Log, now: () => Date) {
  let closing = false
  let known: { problem: string | undefined; at: number } | undefined
  let running: Promise<string | undefined> | undefined

  /** Outside the queue of writers: another node that writes for long makes this one no less ready. */
  async function tryWriting(): Promise<string | undefined> {
    const at = now().toISOString()
    try {
      await query
        .insertInto('write_checks')
        .values({ id: 1, at, filler })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at, filler }))
        .execute()
      return undefined
    } catch (cause) {
      if (isBusy(cause)) return undefined
      const problem = problemOf(cause)
      log.warn(`not ready: ${problem}`, { cause })
      return problem
    }
  }

  return {
    /** In a word what is wrong; undefined when nothing is. */
    async problem(): Promise<string | undefined> {
      if (closing) return 'closing'
      const ageMs = known ? now().getTime() - known.at : Infinity
      // A clock that was set back must not make an old answer last.
      if (known && ageMs >= 0 && ageMs < trustedForMs) return known.problem
      running ??= tryWriting().finally(() => (running = undefined))
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
