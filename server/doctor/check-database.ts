import { sql } from 'kysely'
import { describeBackup } from '#shared/backup/describe-backup.ts'
import type { BackupState } from '#shared/backup/backup.ts'
import type { Finding } from '#shared/doctor/doctor.ts'
import { doctorMessages } from '#shared/messages/doctor.ts'
import type { Config } from '#server/base/config.ts'
import { databaseAdvice } from '#server/database/advice.ts'
import { checkIntegrity } from '#server/database/integrity.ts'
import { recordedMigrations, sinceBaseline, standsBeforeBaseline, unknownMigrations } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { findingsOf } from './findings.ts'

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' }
/** Somebody is waiting. */
const integrityLimitMs = 30_000
const twoDaysMs = 2 * 86_400_000

/** Whether it answers, takes a write, and has the schema of this version. */
export async function checkDatabase(database: Database): Promise<Finding[]> {
  const words = doctorMessages.database
  const tell = findingsOf('database', words.title)
  try {
    const recorded = await recordedMigrations(database.query)
    // A transaction that takes the lock of writers, and changes nothing.
    await inWriteTransaction(database, (transaction) => sql`select 1`.execute(transaction))
    return [tell.ok({ text: words.ok(engines[database.engine]) }), schemaFinding(recorded)]
  } catch (cause) {
    return [tell.problem({ text: words.away(databaseAdvice(cause)), advice: words.advice })]
  }
}

/** Whether what is stored can still be trusted. */
export async function checkStored(database: Database): Promise<Finding> {
  const words = doctorMessages.integrity
  const tell = findingsOf('database.integrity', words.title)
  const { advice } = words
  try {
    const found = await checkIntegrity(database, integrityLimitMs)
    if (found.state === 'damaged') return tell.problem({ text: words.damaged(found.details), advice })
    if (found.state === 'unfinished') return tell.warning({ text: words.unfinished, advice: words.unfinishedAdvice })
    return found.state === 'whole' ? tell.ok({ text: words.ok }) : tell.off({ text: words.unknown })
  } catch (cause) {
    return tell.problem({ text: databaseAdvice(cause), advice })
  }
}

/** The schema, where it is too old to look at anything else; undefined where it is not. */
export async function checkAge({ query }: Database): Promise<Finding | undefined> {
  const { title, older, olderAdvice } = doctorMessages.schema
  if (!standsBeforeBaseline(await recordedMigrations(query))) return undefined
  return findingsOf('schema', title).problem({ text: older, advice: olderAdvice })
}

function schemaFinding(recorded: string[]): Finding {
  const words = doctorMessages.schema
  const tell = findingsOf('schema', words.title)
  const applied = sinceBaseline(recorded)
  const { unknown, onlyAdded } = unknownMigrations(applied)
  if (unknown.length > 0 && onlyAdded) return tell.warning({ text: words.added, advice: words.addedAdvice })
  if (unknown.length > 0) return tell.problem({ text: words.newer, advice: words.newerAdvice })
  const pending = migrations.length - applied.length
  if (pending > 0) return tell.warning({ text: words.pending(pending), advice: words.pendingAdvice })
  return tell.ok({ text: words.ok(applied.length) })
}

export function checkBackups({ backup }: Config, state: BackupState, now: Date): Finding {
  const words = doctorMessages.backup
  const tell = findingsOf('backup', words.title)
  const text = describeBackup(state, now)
  if (state.problem) return tell.problem({ text, advice: words.advice })
  if (!state.proven) return tell.warning({ text: words.none, advice: words.advice })
  if (now.getTime() - Date.parse(state.proven.at) > twoDaysMs)
    return tell.problem({ text: `${words.old} (${text})`, advice: words.advice })
  const isNear = !backup.objectStorage && backup.isInDataFolder
  return isNear ? tell.warning({ text: `${text}. ${words.sameDisk}`, advice: words.sameDiskAdvice }) : tell.ok({ text })
}
