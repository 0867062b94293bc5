import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { archivedTables } from '../../server/backup/archived-tables.ts'
import { createFingerprint, lineOf } from '../../server/backup/row-lines.ts'
import { readConfig } from '../../server/base/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import { openTableSnapshot } from '../../server/database/table-snapshot.ts'
import { createLog } from '../../server/base/log.ts'
import { openObjectStore } from '../../server/media/media.ts'
import { projectRoot } from '../../tests/start-site.ts'

type Environment = Record<string, string>

/** The line of who restored it. */
const ownToRestore = 'audit_log'

/** What a site holds: a number for each table, and the names of its files, which are what they contain. */
async function contentsOf(environment: Environment): Promise<Record<string, string>> {
  const config = readConfig(environment)
  const database = await openDatabase(config, createLog('error'))
  const found: Record<string, string> = {}
  try {
    await using snapshot = await openTableSnapshot(database)
    for (const table of archivedTables(await snapshot.tables())) {
      const print = createFingerprint()
      for await (const rows of snapshot.rows(table)) rows.forEach((row) => print.add(lineOf(row)))
      found[table] = JSON.stringify(print.result())
    }
  } finally {
    await database.close()
  }
  const store = await openObjectStore(config)
  found.files = (await store.list('originals/')).join()
  store.close()
  delete found[ownToRestore]
  return found
}

/** Which parts differ. */
export async function differences(one: Environment, other: Environment): Promise<string[]> {
  const [first, second] = [await contentsOf(one), await contentsOf(other)]
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].filter((part) => first[part] !== second[part])
}

/** `npm run backup -- …` with the built site. */
export async function runBackupOf(build: string, environment: Environment, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [`${build}/server/index.js`, 'backup', ...words], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
  })
  return stdout
}
