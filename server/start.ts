import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '#shared/errors.ts'
import { createApp } from './app.ts'
import { readConfig } from './base/config.ts'
import { seed } from './content/seed.ts'
import { migrate } from './database/migrate.ts'
import { baselineName } from './database/migrations.ts'
import { databaseAdvice } from './database/advice.ts'
import { openDatabase } from './database/open.ts'
import type { Database } from './database/schema.ts'
import { beginFarewell, closeNodeServer } from './http/farewell.ts'
import { giveLastAnswers } from './http/last-answers.ts'
import { createNodeServer, type Intercept } from './http/node-server.ts'
import { securityHeaders } from './http/security-headers.ts'
import { openStaticFiles } from './http/static-files.ts'
import { createLog } from './base/log.ts'
import type { Render } from './pages/page.ts'
import { createRunningNote } from './process/running-note.ts'
import { startError } from './base/start-error.ts'
import { startWords } from '#shared/messages/start.ts'

/** What nobody waits for begins when the first visitors have their pages. */
const quietStartMs = 2_000
/** Who does not take the last answer in this time does without. */
const lastAnswersMs = 1_000

export type StartOptions = {
  environment: Record<string, string | undefined>
  render: Render
  /** What drawing a page needs; the first one that is drawn loads it, or the start once it is over. */
  loadPages?(): Promise<unknown>
  clientFolder?: string
  intercept?: Intercept
  /** Sources change while the site runs: pages are not cached, and Vite may add its own scripts and styles. */
  development?: boolean
  say(text: string): void
}

/** Everything between the command and the first request, in order; rejects with a reason that can be mended. */
export async function startServer({
  environment,
  render,
  loadPages,
  clientFolder,
  intercept,
  development = false,
  say,
}: StartOptions) {
  const config = { ...readConfig(environment), development }
  const log = createLog(config.logLevel)
  const headers = securityHeaders(config)
  const files = clientFolder === undefined ? undefined : openStaticFiles(clientFolder, headers)
  const database = await openDatabase(config, log)
  const running = createRunningNote(join(config.dataDir, 'running.json'))
  const words = startWords(environment)
  await prepare(database, { say, words }, running.describe())
  const app = await createApp({ config, database, log, render, files, quietMs: quietStartMs })
  // Else the first who signs in would find out.
  await app.backend.identity.prepareKeys().catch((cause: unknown) => log.error('nobody can sign in', { cause }))
  const server = createNodeServer(app, config, log, intercept)
  await listen(server, config.port, config.host, running.describe())
  const { port } = server.address() as AddressInfo
  running.write(port)
  const origin = `http://localhost:${port}`
  // A port that the system picked is part of the address that people use.
  if (config.publicUrl.port === '0') config.publicUrl.port = String(port)
  const setUpLink = await app.backend.identity.setUp.createFirstLink(origin).catch((cause: unknown) => {
    // The site is open already: a database that goes away at this moment must not end it.
    log.warn('there is no link for the first administrator', { cause })
    return undefined
  })
  const readingAhead = setTimeout(readAhead, quietStartMs).unref()
  async function readAhead() {
    await loadPages?.().catch((cause: unknown) => log.error('what draws pages cannot be loaded', { cause }))
    try {
      await files?.readAhead()
      log.info('built files are in memory')
    } catch (cause) {
      log.warn('built files cannot be read', { cause })
    }
  }
  say([words.open(origin), setUpLink && words.firstAdministrator(setUpLink)].filter(Boolean).join('\n'))

  return {
    port,
    /** For what nobody has caught: nothing is finished any more, and everybody who waits is told. */
    async breakOff() {
      await Promise.race([giveLastAnswers(server, log), delay(lastAnswersMs)])
      log.flush()
    },
    /** Without haste whoever spreads requests over several nodes has time to leave this one out. */
    async stop({ haste = false } = {}) {
      clearTimeout(readingAhead)
      app.backend.readiness.beginClosing()
      beginFarewell(server)
      if (!haste) await delay(config.farewellMs)
      app.beginClosing()
      await closeNodeServer(server)
      await app.close()
      await database.close()
      running.remove()
      log.flush()
    },
  }
}

/** The database as this version needs it, and nothing else. */
export async function prepareAlone({ environment, say }: Pick<StartOptions, 'environment' | 'say'>): Promise<void> {
  const config = readConfig(environment)
  const database = await openDatabase(config, createLog(config.logLevel))
  await prepare(database, { say, words: startWords(environment) }, '')
  await database.close()
}

/** Schema and default content, before the first request (J21). */
async function prepare(
  database: Database,
  { say, words }: Pick<StartOptions, 'say'> & { words: ReturnType<typeof startWords> },
  other: string,
) {
  try {
    const applied = await migrate(database)
    const seeded = await seed(database, new Date().toISOString())
    if (applied[0] === baselineName) say(words.made)
    else {
      if (applied.length > 0) say(words.updated(applied.join(', ')))
      if (seeded.length > 0) say(words.seeded(seeded.length))
    }
  } catch (cause) {
    await database.close()
    if (cause instanceof AppError && cause.code === 'cannot-start') throw cause
    throw startError(`The database cannot be prepared: ${databaseAdvice(cause)}${other} Nothing was changed.`, {
      cause,
    })
  }
}

function listen(server: Server, port: number, host: string, other: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const text =
        cause.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program.${other} Stop it, or choose another port: PORT=3001 npm start`
          : `Cannot listen on ${host}:${port}: ${cause.message}`
      reject(startError(text, { cause }))
    })
    server.listen(port, host, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
}
