import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { Pool, types } from 'pg'
import { createDurations } from '#server/base/durations.ts'
import { startError } from '#server/base/start-error.ts'
import type { Log } from '#server/base/log.ts'
import { outboundLimits } from '#server/base/limits.ts'
import { databaseFailure, isConnectionFailure } from './failure.ts'
import { isDamage } from './integrity.ts'
import type { DatabaseHealth } from './database-health.ts'
import { listenForChanges } from './listen.ts'
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
  // The same for one in use: its query fails and says so, the event itself must not end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
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
  const times = createDurations()
  const health: DatabaseHealth = {}
  const query = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: guarded(pool, health) }),
    log: ({ queryDurationMillis }) => times.add(queryDurationMillis),
  })
  const listen = (onNews: () => void) => listenForChanges(url, log, onNews)
  return { engine: 'postgres', query, times, health, listen, close: () => query.destroy() }
}

/**
 * The pool as Kysely sees it: failures in our words, and no connection used again whose state nobody knows. One that fell
 * silent in a transaction may still be in it when it speaks again; whoever got it next would commit the rest.
 */
function guarded(pool: Pool, health: DatabaseHealth): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect().catch((cause: unknown) => Promise.reject(databaseFailure(cause)))
      let broken = false
      async function query(text: string, parameters: readonly unknown[]) {
        try {
          return await client.query(text, [...parameters])
        } catch (cause) {
          if (isDamage(cause)) health.damagedReadAtMs = performance.now()
          broken ||= isConnectionFailure(cause) || text === 'rollback'
          // What went wrong before is what callers need to know; the server undoes what a lost connection began.
          if (text === 'rollback') return { command: 'SELECT', rowCount: 0, rows: [] }
          throw databaseFailure(cause)
        }
      }
      return {
        // We use no cursors, the other form of this method.
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(broken),
      }
    },
    end: () => pool.end(),
  }
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
