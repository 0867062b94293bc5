import { existsSync } from 'node:fs'
import { AppError } from '#shared/errors.ts'
import { startWords } from '#shared/messages/start.ts'
import { runBackupCommand } from './backup-command.ts'
import { startServer, type StartOptions } from './start.ts'

type Options = Pick<StartOptions, 'render' | 'clientFolder' | 'intercept' | 'development'> & {
  /** Settings that stand over the environment. */
  settings?: Record<string, string>
  onStop?(): Promise<void>
}

/** `npm run backup`, with the settings of the site. */
export async function runBackup(words: string[], render: StartOptions['render']): Promise<void> {
  process.exitCode = await runBackupCommand(words, { environment: readEnvironment(), render, say: console.log })
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
    const server = await startServer({ ...options, environment, say: console.log })
    let stopping = false
    const stop = async (signal: string) => {
      if (stopping) return
      stopping = true
      console.log(startWords(process.env).stopping)
      // Ctrl+C is somebody who waits; SIGTERM may be one node of several that is being replaced.
      await server.stop({ haste: signal === 'SIGINT' })
      await onStop?.()
      process.exit(0)
    }
    process.on('SIGINT', stop).on('SIGTERM', stop)
  } catch (error) {
    console.error(error instanceof AppError && error.code === 'cannot-start' ? `\n${error.message}\n` : error)
    process.exit(1)
  }
}
