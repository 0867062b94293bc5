import { germanDay } from '#shared/time/german-day.ts'
import type { Chore } from '#server/base/chores.ts'
import type { Log } from '#server/base/log.ts'
import { checkIntegrity, knownDamage } from './integrity.ts'
import type { Database } from './schema.ts'

const lookEveryMs = 60 * 60_000
/** Nobody waits for it; a gigabyte takes some seconds. */
const limitMs = 10 * 60_000

/** The start belongs to visitors. */
const firstAfterMs = 10_000

/**
 * Looks at the whole database after a start, every night, and again for as long as something is damaged. Each
 * process does it for itself: its own readiness follows.
 */
export function checkNightly(database: Database, log: Log, now: () => Date): Chore {
  let checkedOn = ''

  async function work(): Promise<void> {
    const today = germanDay(now())
    if (checkedOn === today && knownDamage(database) === undefined) return
    const found = await checkIntegrity(database, limitMs)
    checkedOn = today
    if (found.state === 'damaged') log.error('database damaged', { details: found.details })
    if (found.state === 'unfinished') log.warn('database not checked in time')
  }

  return { name: 'check database', everyMs: lookEveryMs, firstAfterMs, work }
}
