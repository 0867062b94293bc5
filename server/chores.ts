import type { Log } from './log.ts'

/** Work that comes back by itself: deliveries, expiries, schedules. */
export type Chore = { name: string; everyMs: number; work(): Promise<void> }

/** Runs each chore at once and then again and again, never twice at the same time; a failure is logged and tried anew. */
export function startChores(chores: Chore[], log: Log): () => Promise<void> {
  const stops = chores.map((chore) => startChore(chore, log))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

function startChore({ name, everyMs, work }: Chore, log: Log): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = Promise.resolve()
  const run = () => {
    running = work()
      .catch((cause) => log.error('chore failed', { name, cause }))
      .finally(() => {
        if (!stopped) timer = setTimeout(run, everyMs).unref()
      })
  }
  run()
  return () => {
    stopped = true
    clearTimeout(timer)
    return running
  }
}
