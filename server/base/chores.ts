import { AppError } from '#shared/errors.ts'
import type { Log } from './log.ts'

/** Work that comes back by itself: deliveries, expiries, schedules. */
export type Chore = {
  name: string
  everyMs: number
  work(): Promise<void>
  /** How long the first time may wait: what takes a while and is in no hurry leaves the start to visitors. */
  firstAfterMs?: number
}
/** How a chore went the last time; without a time it has not finished yet. */
export type ChoreState = { name: string; everyMs: number; finishedAt?: string; failed: boolean }

/**
 * Runs each chore when it wants to begin, or after the first moments, which belong to visitors, and then again and again,
 * never twice at the same time; a failure is logged and tried anew.
 */
export function createChores(log: Log, now: () => Date = () => new Date(), quietMs = 0) {
  let running: ReturnType<typeof startChore>[] = []
  return {
    start(chores: Chore[]): void {
      running = chores.map((chore) => startChore({ firstAfterMs: quietMs, ...chore }, log, now))
    },
    states: (): ChoreState[] => running.map(({ state }) => ({ ...state })),
    async stop(): Promise<void> {
      await Promise.all(running.map(({ stop }) => stop()))
    },
  }
}

function startChore({ name, everyMs, work, firstAfterMs }: Required<Chore>, log: Log, now: () => Date) {
  const state: ChoreState = { name, everyMs, failed: false }
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = Promise.resolve()
  async function once(): Promise<void> {
    try {
      await work()
      state.failed = false
    } catch (cause) {
      // While the site moves nothing is written; the chore has its turn afterwards.
      state.failed = !(cause instanceof AppError && cause.code === 'moving')
      if (state.failed) log.error('chore failed', { name, cause })
    }
    state.finishedAt = now().toISOString()
    if (!stopped) timer = setTimeout(run, everyMs).unref()
  }
  const run = () => {
    running = once()
  }
  if (firstAfterMs === 0) run()
  else timer = setTimeout(run, firstAfterMs).unref()
  return {
    state,
    stop() {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
}
