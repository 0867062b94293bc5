import { randomBytes } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import type { BackupKind, BackupState } from '#shared/backup/backup.ts'
import { backupMessages } from '#shared/messages/backup.ts'
import type { BackupRow } from '#server/database/rows/operations.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { lastNight } from './nightly.ts'

type Counts = Pick<BackupRow, 'records' | 'media' | 'bytes'>

/** A run that was not heard of for so long must have died. */
const silentForMs = 10 * 60_000
const seenEveryMs = 30_000
const failuresKeptMs = 30 * 86_400_000

/** How backups went, as rows. Claiming is a transaction, so of several nodes one makes the backup. */
export function createBackupRows(database: Database, now: () => Date) {
  const at = () => now().toISOString()
  const change = (name: string, values: Partial<BackupRow>) =>
    inWriteTransaction(database, (transaction) =>
      transaction.updateTable('backups').set(values).where('name', '=', name).execute(),
    )

  /** The name of the new one; undefined when this night's is made, or being made, by another node. */
  function claim(kind: BackupKind): Promise<string | undefined> {
    return inWriteTransaction(database, async (transaction) => {
      const silentSince = new Date(now().getTime() - silentForMs).toISOString()
      await transaction
        .updateTable('backups')
        .set({ state: 'failed', problem: backupMessages.problems.interrupted })
        .where('state', '=', 'running')
        .where('seen_at', '<', silentSince)
        .execute()
      const rows = await transaction.selectFrom('backups').selectAll().where('state', '!=', 'failed').execute()
      const night = lastNight(now()).toISOString()
      if (kind === 'nightly' && rows.some(({ started_at }) => started_at >= night)) return undefined
      if (rows.some(({ state }) => state === 'running')) throw new AppError('conflict', 409, backupMessages.busy)
      const name = `${at().slice(0, 19).replace('T', '-').replaceAll(':', '')}-${kind}-${randomBytes(2).toString('hex')}`
      await transaction
        .insertInto('backups')
        .values({
          name,
          kind,
          state: 'running',
          started_at: at(),
          seen_at: at(),
          records: 0,
          media: 0,
          bytes: 0,
          problem: null,
        })
        .execute()
      return name
    })
  }

  async function newest(state: BackupRow['state']): Promise<BackupRow | undefined> {
    return database.query
      .selectFrom('backups')
      .selectAll()
      .where('state', '=', state)
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  }

  return {
    claim,
    newest,
    /** Says now and then that the run is alive. */
    pulse(name: string) {
      let seenAt = performance.now()
      return async () => {
        if (performance.now() - seenAt < seenEveryMs) return
        seenAt = performance.now()
        await change(name, { seen_at: at() })
      }
    },
    succeed: (name: string, { records, media, bytes }: Counts) =>
      change(name, { state: 'proven', seen_at: at(), records, media, bytes }),
    fail: (name: string, problem: string) => change(name, { state: 'failed', seen_at: at(), problem }),
    async forget(names: string[]): Promise<void> {
      const before = new Date(now().getTime() - failuresKeptMs).toISOString()
      await inWriteTransaction(database, async (transaction) => {
        if (names.length > 0) await transaction.deleteFrom('backups').where('name', 'in', names).execute()
        await transaction.deleteFrom('backups').where('state', '=', 'failed').where('started_at', '<', before).execute()
      })
    },
    async state(nightly: boolean): Promise<BackupState> {
      const [proven, failed] = await Promise.all([newest('proven'), newest('failed')])
      const isCurrent = failed && (!proven || failed.started_at > proven.started_at)
      return {
        nightly,
        proven: proven ? { at: proven.started_at, records: proven.records, media: proven.media } : null,
        problem: isCurrent ? { at: failed.started_at, text: failed.problem ?? '' } : null,
      }
    },
  }
}
