import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { databaseAdvice } from './advice.ts'

/** A whole copy of the database at one moment, with what is still in its write-ahead log; the site may go on writing. */
export function backUpSqlite(file: string, target: string): void {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`)
  if (existsSync(target)) throw new Error(`${target} is there already. Choose another name.`)
  const connection = new DatabaseSync(file, { readOnly: true })
  try {
    connection.prepare('vacuum into ?').run(target)
  } catch (cause) {
    throw new Error(`The database cannot be copied to ${target}: ${databaseAdvice(cause)}`, { cause })
  } finally {
    connection.close()
  }
}
