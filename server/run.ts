import { existsSync } from 'node:fs'
import { AppError } from '#shared/errors.ts'
import { startWords } from '#shared/messages/start.ts'
import { runBackupCommand } from './backup-command.ts'
import { readConfig } from './config.ts'
import { runMoveCommand } from './move-command.ts'
import { prepareAlone, startServer, type StartOptions } from './start.ts'
import { isSupervisor, speaksToTerminal, superviseWorkers } from './workers.ts'

type Options = Pick<StartOptions, 'render' | 'build' | 'loadPages' | 'clientFolder' | 'intercept' | 'development'> & {
  /** Settings that stand over the environment. */
  settings?: Record<string, string>
  onStop?(): Promise<void>
}

/** `npm start`: one process, or several that share the port (WORKERS). */
export async function runSite(options: Options): Promise<void> {
  const workers = orExit(() => readConfig(readEnvironment()).workers)
  const voice = { say: console.log, complain: console.error, farewell: startWords(process.env).stopping }
  if (isSupervisor(workers)) await superviseWorkers(workers, voice)
  else await runUntilStopped(options)
}

/** `npm run backup`, with the settings of the site. */
export async function runBackup(words: string[], render: StartOptions['render']): Promise<void> {
  process.exitCode = await runBackupCommand(words, { environment: readEnvironment(), render, say: console.log })
}

/** `npm run move`. */
export async function runMove(words: string[]): Promise<void> {
  process.exitCode = await runMoveCommand(words, { environment: readEnvironment(), say: console.log })
}

/** Schema and default content alone, before nodes of a new version start (deploy/kubernetes.yaml). */
export async function runMigration(): Promise<void> {
  try {
    await prepareAlone({ environment: readEnvironment(), say: console.log })
  } catch (error) {
    exitBecause(error)
  }
}

/** The environment, and below it what stands in .env. */
function readEnvironment(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

/** Starts the server with the settings of the environment and .env, and ends it cleanly on Ctrl+C or SIGTERM. */
export async function runUntilStopped({ settings, onStop, ...options }: Options): Promise<void> {
  try {
    const environment = { ...readEnvironment(), ...settings }
    const say = speaksToTerminal() ? console.log : () => {}
    const server = await startServer({ ...options, environment, say })
    let stopping = false
    const stop = async (signal: string) => {
      if (stopping) return
      stopping = true
      say(startWords(process.env).stopping)
      // Ctrl+C is somebody who waits; SIGTERM may be one node of several that is being replaced.
      await server.stop({ haste: signal === 'SIGINT' })
      await onStop?.()
      process.exit(0)
    }
    process.on('SIGINT', stop).on('SIGTERM', stop)
    process.once('uncaughtException', async (cause) => {
      console.error(cause)
      await server.breakOff()
      process.exit(1)
    })
  } catch (error) {
    exitBecause(error)
  }
}

function orExit<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    return exitBecause(error)
  }
}

function exitBecause(error: unknown): never {
  console.error(error instanceof AppError && error.code === 'cannot-start' ? `\n${error.message}\n` : error)
  process.exit(1)
}
