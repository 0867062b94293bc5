import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { startError } from '#server/start-error.ts'
import type { Database, Tables } from './schema.ts'

const busyTimeoutMs = 5_000
const cachedStatements = 200

export function openSqlite(file: string): Database {
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
    const connection = new DatabaseSync(file, { timeout: busyTimeoutMs })
    // FULL: a commit that was acknowledged survives a power cut, also in WAL mode.
    connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    const query = new Kysely<Tables>({ dialect: new SqliteDialect({ database: asKyselyDatabase(connection) }) })
    return { engine: 'sqlite', query, close: () => query.destroy() }
  } catch (cause) {
    throw startError(`The database ${file} cannot be opened: ${advice(cause)} Nothing was changed.`, { cause })
  }
}

function asKyselyDatabase(connection: DatabaseSync) {
  const statements = new Map<string, ReturnType<typeof asKyselyStatement>>()
  return {
    prepare(text: string) {
      const known = statements.get(text)
      if (known) return known
      // All our transactions write; taking the lock at once avoids a failed upgrade in the middle.
      const statement = asKyselyStatement(connection.prepare(text === 'begin' ? 'begin immediate' : text))
      if (statements.size >= cachedStatements) statements.clear()
      statements.set(text, statement)
      return statement
    },
    close: () => connection.close(),
  }
}

function asKyselyStatement(statement: StatementSync) {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
  }
}

function advice(cause: unknown): string {
  const { errcode, code } = cause as { errcode?: number; code?: string }
  if (errcode === 5 || errcode === 6) return 'another program holds a lock on it. Stop that program and start again.'
  if (errcode === 26 || errcode === 11) return 'the file is not a readable SQLite database. Restore it from a backup.'
  if (errcode === 14 || errcode === 8 || errcode === 23 || code === 'EACCES' || code === 'EROFS')
    return 'it cannot be read or written. Check the path and the permissions of the folder.'
  return `${cause instanceof Error ? cause.message : String(cause)}.`
}
