import type { Backend } from '#server/backend.ts'
import type { Chore } from '#server/chores.ts'
import { forgetAppliedChanges } from './applied-changes.ts'

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
      await forgetAppliedChanges(database, now())
    },
  }
}
