import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { passFiguresOn } from '../metrics/pass-figures-on.ts'

type Voice = { say(text: string): void; complain(text: string): void; farewell: string }

const beginAgainAfterMs = 1_000

/** Whether this process only looks after others that do the work. */
export function isSupervisor(workers: number): boolean {
  return workers > 1 && cluster.isPrimary
}

/** Only the first worker speaks to the terminal: all of them have the same to say. */
export function speaksToTerminal(): boolean {
  return cluster.isPrimary || cluster.worker?.id === 1
}

/**
 * Several processes behind one port. The first one prepares the database; the others follow when it listens. One that
 * dies is replaced, and all end together.
 */
export async function superviseWorkers(count: number, { say, complain, farewell }: Voice): Promise<void> {
  let stopping = false
  const everybody = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

  passFiguresOn()
  // Each takes its connections from the system by itself. One that was handed over by this process (Node's default) would
  // hang for ever if the worker died before it took it.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const first = cluster.fork()
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    say(farewell)
    await Promise.all(everybody().map((worker) => endOf(worker, signal)))
    process.exit(0)
  }
  process.on('SIGINT', () => void stop('SIGINT')).on('SIGTERM', () => void stop('SIGTERM'))

  if (!(await isListening(first))) process.exit(1)
  cluster.on('exit', async (worker, code, signal) => {
    if (stopping) return
    complain(`Worker ${worker.process.pid} ended (${signal || code}); another one takes its place.`)
    await delay(beginAgainAfterMs)
    if (!stopping) cluster.fork()
  })
  for (let number = 1; number < count; number++) cluster.fork()
}

async function isListening(worker: Worker): Promise<boolean> {
  const outcome = new AbortController()
  try {
    return await Promise.race([
      once(worker, 'listening', outcome).then(() => true),
      once(worker, 'exit', outcome).then(() => false),
    ])
  } finally {
    outcome.abort()
  }
}

async function endOf(worker: Worker, signal: NodeJS.Signals): Promise<void> {
  if (worker.isDead()) return
  const ended = once(worker, 'exit')
  worker.process.kill(signal)
  await ended
}
