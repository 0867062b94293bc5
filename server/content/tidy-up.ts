import type { Backend } from '#server/backend.ts'
import type { Chore } from '#server/chores.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { forgetAppliedChanges } from './applied-changes.ts'
import { keptSince } from './kept-since.ts'
import { forgetStatesBefore } from './revisions.ts'

const hourMs = 3_600_000

type Parts = Pick<Backend, 'trash' | 'snapshots' | 'database' | 'log' | 'now'>

/** Empties the trash of what has lain there too long, and forgets old copies and the keys of old changes. */
export function tidyUp({ trash, snapshots, database, log, now }: Parts): Chore {
  return {
    name: 'tidy up',
    everyMs: hourMs,
    async work() {
      const removed = await trash.empty()
      if (removed > 0) log.info('emptied the trash of old items', { removed })
      await snapshots.forgetOld()
      await inWriteTransaction(database, (transaction) => forgetStatesBefore(transaction, keptSince(now())))
      await forgetAppliedChanges(database, now())
    },
  }
}
