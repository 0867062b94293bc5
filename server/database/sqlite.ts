import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { AppError } from '#shared/errors.ts'
import { createDurations } from '#server/base/durations.ts'
import { startError } from '#server/base/start-error.ts'
import { databaseAdvice } from './advice.ts'
import { databaseFailure } from './failure.ts'
import { isDamage } from './integrity.ts'
import type { DatabaseHealth } from './database-health.ts'
import type { Database, Tables } from './schema.ts'

const openTimeoutMs = 5_000
/** Waiting for a lock stops the whole process, so it is short; writers try again (write-transaction.ts). */
const busyTimeoutMs = 20
const cachedStatements = 200
const emptyForMs = 1_000
const emptyCheckMs = 50

export function openSqlite(file: string): Database {
  try {
    if (isEmpty(file))
      throw startError(
        `The database ${file} is an empty file; a copy that broke off or a full disk leaves one. ` +
          'Restore it from a backup, or delete it to begin with a new site. Nothing was changed.',
      )
    const connection = forOwnerOnly(() => {
      if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
      const opened = new DatabaseSync(file, { timeout: openTimeoutMs })
      // FULL: a commit that was acknowledged survives a power cut, also in WAL mode.
      opened.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
      return opened
    })
    // What is deleted is overwritten with zeros, not only forgotten.
    connection.exec('pragma secure_delete = on')
    connection.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
    const times = createDurations()
    const health: DatabaseHealth = {}
    const query = new Kysely<Tables>({
      dialect: new SqliteDialect({ database: asKyselyDatabase(connection, health) }),
      log: ({ queryDurationMillis }) => times.add(queryDurationMillis),
    })
    return { engine: 'sqlite', query, file, times, health, close: () => query.destroy() }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw startError(`The database ${file} cannot be opened: ${databaseAdvice(cause)} Nothing was changed.`, { cause })
  }
}

/** Folders and files that come into being meanwhile: 0700 and 0600. SQLite names no rights of its own. */
function forOwnerOnly<Result>(work: () => Result): Result {
  const former = process.umask(0o077)
  try {
    return work()
  } finally {
    process.umask(former)
  }
}

/** Another process that makes the file at this moment needs an instant to write its first page. */
function isEmpty(file: string): boolean {
  const sizeOf = () => statSync(file, { throwIfNoEntry: false })?.size
  for (let waitedMs = 0; sizeOf() === 0; waitedMs += emptyCheckMs) {
    if (waitedMs >= emptyForMs) return true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, emptyCheckMs)
  }
  return false
}

function asKyselyDatabase(connection: DatabaseSync, health: DatabaseHealth) {
  const statements = new Map<string, ReturnType<typeof asKyselyStatement>>()
  return {
    prepare(text: string) {
      const known = statements.get(text)
      if (known) return known
      // All our transactions write; taking the lock at once avoids a failed upgrade in the middle.
      const statement = asKyselyStatement(
        health,
        plainly(health, () => connection.prepare(text === 'begin' ? 'begin immediate' : text)),
        // On a full disk SQLite has rolled back by itself; a second time would fail and hide the first cause.
        text === 'rollback' ? () => connection.isTransaction : () => true,
      )
      if (statements.size >= cachedStatements) statements.clear()
      statements.set(text, statement)
      return statement
    },
    close: () => connection.close(),
  }
}

function asKyselyStatement(health: DatabaseHealth, statement: StatementSync, isNeeded: () => boolean) {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => plainly(health, () => statement.all(...values(parameters))),
    run: (parameters: readonly unknown[]) =>
      isNeeded() ? plainly(health, () => statement.run(...values(parameters))) : { changes: 0, lastInsertRowid: 0 },
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
  }
}

function plainly<Result>(health: DatabaseHealth, work: () => Result): Result {
  try {
    return work()
  } catch (cause) {
    if (isDamage(cause)) health.damagedReadAtMs = performance.now()
    throw databaseFailure(cause)
  }
}
