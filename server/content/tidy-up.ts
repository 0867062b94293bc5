import type { Backend } from '#server/backend.ts'
import type { Chore } from '#server/chores.ts'

const hourMs = 3_600_000

/** Empties the trash of what has lain there too long, and forgets old copies. */
export function tidyUp({ trash, snapshots, log }: Pick<Backend, 'trash' | 'snapshots' | 'log'>): Chore {
  return {
    name: 'tidy up',
    everyMs: hourMs,
    async work() {
      const removed = await trash.empty()
      if (removed > 0) log.info('emptied the trash of old items', { removed })
      await snapshots.forgetOld()
    },
  }
}
