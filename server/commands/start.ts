import { inspect } from 'node:util'
import { startWords } from '#shared/messages/start.ts'
import { readConfig } from '../base/config.ts'
import { startServer, type StartOptions } from '../start.ts'
import { isSupervisor, speaksToTerminal, superviseWorkers } from '../process/workers.ts'
import type { Given } from './given.ts'
import { exitBecause } from './exit-because.ts'

type Options = StartOptions & Pick<Given, 'complain'> & { onStop?(): Promise<void> }

/** `schaufenster start`: one process, or several that share the port (WORKERS). */
export async function runSite(options: Options): Promise<undefined> {
  const { environment, say, complain } = options
  const workers = workersOf(options)
  if (isSupervisor(workers))
    await superviseWorkers(workers, { say, complain, farewell: startWords(environment).stopping })
  else await runUntilStopped(options)
}

/** Starts the server and ends it cleanly on Ctrl+C or SIGTERM. */
export async function runUntilStopped({ onStop, complain, ...options }: Options): Promise<void> {
  try {
    const say = speaksToTerminal() ? options.say : () => {}
    const server = await startServer({ ...options, say })
    let stopping = false
    const stop = async (signal: string) => {
      if (stopping) return
      stopping = true
      say(startWords(options.environment).stopping)
      // Ctrl+C is somebody who waits; SIGTERM may be one node of several that is being replaced.
      await server.stop({ haste: signal === 'SIGINT' })
      await onStop?.()
      process.exit(0)
    }
    process.on('SIGINT', stop).on('SIGTERM', stop)
    process.once('uncaughtException', async (cause) => {
      complain(inspect(cause))
      await server.breakOff()
      process.exit(1)
    })
  } catch (error) {
    exitBecause(error, complain)
  }
}

function workersOf({ environment, complain }: Options): number {
  try {
    return readConfig(environment).workers
  } catch (error) {
    return exitBecause(error, complain)
  }
}
