import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import type { Database } from './schema.ts'

/** With a connection of its own: the process goes on answering, and only who writes has to wait. */
const rewriteFile = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { DatabaseSync } = require('node:sqlite')
  const connection = new DatabaseSync(workerData, { timeout: 5000 })
  connection.exec('vacuum')
  const { busy } = connection.prepare('pragma wal_checkpoint(truncate)').get()
  connection.close()
  parentPort.postMessage(busy === 0)`

/**
 * Takes what was deleted out of the files of the database as well. SQLite overwrites what it deletes (sqlite.ts), but rows
 * that it moved on the way are there twice, and the write-ahead log still has what was written last: the file is made anew
 * and the log emptied. PostgreSQL keeps old rows until their table is made anew. Answers whether all of it could be done:
 * somebody may be reading an older state.
 */
export async function scrub({ engine, query, file }: Database, tables: readonly string[]): Promise<boolean> {
  if (engine === 'sqlite') {
    const worker = new Worker(rewriteFile, { eval: true, workerData: file })
    const [isDone] = (await once(worker, 'message')) as [boolean]
    return isDone
  }
  for (const table of tables) await sql`vacuum full ${sql.table(table)}`.execute(query)
  return true
}
