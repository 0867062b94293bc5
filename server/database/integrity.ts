import type { DatabaseHealth, Integrity } from './database-health.ts'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { Database } from './schema.ts'

/** SQLite's result codes for a malformed file and for one that is no database. */
const sqliteDamaged = [11, 26]
/** PostgreSQL's data_corrupted and index_corrupted. */
const postgresDamaged: unknown[] = ['XX001', 'XX002']
/** As long as nobody has looked at the whole, a read that found damage counts this long. */
const damagedReadCountsMs = 15 * 60_000

/** Apart from the site, so that a large file keeps no page waiting and a check that takes too long can be ended. */
const checkScript = `
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const check = () => {
    const file = new DatabaseSync(process.argv[1], { readOnly: true, timeout: 5_000 })
    return file.prepare('pragma quick_check(3)').all().map((row) => row.quick_check)
  }
  try {
    console.log(JSON.stringify(check()))
  } catch (cause) {
    if (!${JSON.stringify(sqliteDamaged)}.includes(cause.errcode & 0xff)) throw cause
    console.log(JSON.stringify([cause.message]))
  }
`

/** Whether a failure says that what is stored cannot be trusted any more. */
export function isDamage(cause: unknown): boolean {
  const { errcode = 0, code } = (cause ?? {}) as { errcode?: number; code?: unknown }
  return sqliteDamaged.includes(errcode & 0xff) || postgresDamaged.includes(code)
}

/** What is known to be damaged; undefined when nothing is. */
export function knownDamage({ health }: Pick<Database, 'health'>): string | undefined {
  if (health.integrity?.state === 'damaged') return health.integrity.details
  return haveReadsFailed(health) ? 'a read found damage' : undefined
}

/** Whether pages may be missing. PostgreSQL never forgets a wrong checksum, so there only reads of now count. */
export function isUnreadable({ engine, health }: Pick<Database, 'engine' | 'health'>): boolean {
  return haveReadsFailed(health) || (engine === 'sqlite' && health.integrity?.state === 'damaged')
}

function haveReadsFailed({ damagedReadAtMs = -Infinity }: DatabaseHealth): boolean {
  return performance.now() - damagedReadAtMs < damagedReadCountsMs
}

/** Looks at the whole database and keeps what it found in mind. */
export async function checkIntegrity(database: Database, limitMs: number): Promise<Integrity> {
  const found = await (database.engine === 'sqlite' ? quickCheck(database, limitMs) : checksumFailures(database))
  if (found.state === 'whole') delete database.health.damagedReadAtMs
  // What could not be looked at is as it was.
  if (found.state === 'whole' || found.state === 'damaged') database.health.integrity = found
  return found
}

async function quickCheck({ file = ':memory:' }: Database, timeout: number): Promise<Integrity> {
  if (file === ':memory:') return { state: 'unknown' }
  const words = ['--disable-warning=ExperimentalWarning', '--eval', checkScript, file]
  try {
    const { stdout } = await promisify(execFile)(process.execPath, words, { env: {}, timeout, killSignal: 'SIGKILL' })
    const lines = JSON.parse(stdout) as string[]
    return lines[0] === 'ok' ? { state: 'whole' } : { state: 'damaged', details: lines.join('; ') }
  } catch (cause) {
    if ((cause as { killed?: boolean }).killed) return { state: 'unfinished' }
    throw cause
  }
}

/** PostgreSQL looks at each page that it reads, where its checksums are on; it counts what was wrong. */
async function checksumFailures({ query }: Database): Promise<Integrity> {
  const { rows } = await sql<{ failures: string | null }>`select checksum_failures as failures
    from pg_stat_database where datname = current_database()`.execute(query)
  const failures = rows[0]?.failures
  if (failures === null || failures === undefined) return { state: 'unknown' }
  return Number(failures) > 0 ? { state: 'damaged', details: `checksum failures: ${failures}` } : { state: 'whole' }
}
