import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Processor time of a process since it began, in milliseconds, all threads together (Linux). Waits until the process rests
 * for a while: what it does after its answer belongs to it.
 */
export async function cpuMsAtRest(pid: number, restMs = 4): Promise<number> {
  for (let before = cpuMs(pid); ;) {
    await delay(restMs)
    const now = cpuMs(pid)
    if (now - before < 0.05 + restMs / 50) return now
    before = now
  }
}

function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.reduce((sum, thread) => sum + threadMs(pid, thread), 0)
}

function threadMs(pid: number, thread: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0 // It ended meanwhile.
  }
}
