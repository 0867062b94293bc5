import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { startError } from '#server/start-error.ts'
import type { Log } from '#server/log.ts'
import { outboundLimits } from '#server/outbound-limits.ts'
import type { Database, Tables } from './schema.ts'

/** A connection that dies without a word must not keep a request, or the change feed, waiting for ever. */
const patience = {
  connectMs: outboundLimits.postgresConnectMs,
  statementMs: outboundLimits.postgresStatementMs,
  answerMs: outboundLimits.postgresAnswerMs,
  lockMs: outboundLimits.postgresLockMs,
}
const maxConnections = 10
const bigIntegerType = 20

export async function openPostgres(url: string, log: Log, limits: Partial<typeof patience> = {}): Promise<Database> {
  const { connectMs, statementMs, answerMs, lockMs } = { ...patience, ...limits }
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    lock_timeout: lockMs,
    keepAlive: true,
    types: { getTypeParser },
  })
  // Without a listener a lost idle connection would end the process; the pool replaces it by itself.
  pool.on('error', (cause) => log.warn('database connection lost', { cause }))
  try {
    await pool.query('select 1')
  } catch (cause) {
    await pool.end()
    throw startError(
      `PostgreSQL at ${withoutPassword(url)} does not answer as expected: ${reason(cause)}. ` +
        'Check DATABASE_URL and that the server runs. Nothing was changed.',
      { cause },
    )
  }
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { engine: 'postgres', query, close: () => query.destroy() }
}

/** Sequence numbers stay far below 2^53, so they are plain numbers as on SQLite. */
const getTypeParser: typeof types.getTypeParser = ((type: number, format?: 'text') =>
  type === bigIntegerType ? Number : types.getTypeParser(type, format)) as typeof types.getTypeParser

function withoutPassword(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}${port && `:${port}`}${pathname}`
}

function reason(cause: unknown): string {
  const { message, code } = cause as { message?: string; code?: string }
  return message || code || 'no reason given'
}
