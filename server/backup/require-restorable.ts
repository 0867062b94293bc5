import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { AppError } from '#shared/errors.ts'
import { backupMessages } from '#shared/messages/backup.ts'
import type { Config } from '#server/base/config.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import type { ObjectStore } from '#server/media/object-store.ts'

type Parts = { config: Config; database: Database; store: ObjectStore; now: () => Date }
type Need = { folder: string; bytes: number }
type Measure = (folder: string) => Promise<{ bavail: number; bsize: number }>

const words = backupMessages.problems
const probe = 'restore-check'
/** The new rows beside the old ones, and both once more in the write-ahead log. */
const timesRows = 4

/** Tries everything that a restore writes to, before anything is changed. */
export async function requireRestorable(parts: Parts, rowBytes: number, mediaBytes: number): Promise<void> {
  const { config, database, store } = parts
  await requireDatabase(parts)
  try {
    await store.put(probe, Buffer.from(probe), 'text/plain')
    await store.delete([probe])
  } catch (cause) {
    throw new AppError('unavailable', 503, words.mediaUnwritable, { cause })
  }
  await requireSpace([
    ...(database.file === undefined ? [] : [{ folder: dirname(database.file), bytes: rowBytes * timesRows }]),
    ...(config.objectStorage ? [] : [{ folder: config.mediaDir, bytes: mediaBytes }]),
  ])
}

async function requireDatabase({ database, now }: Parts): Promise<void> {
  const row = { at: now().toISOString(), filler: '' }
  try {
    await inWriteTransaction(database, (transaction) =>
      transaction
        .insertInto('write_checks')
        .values({ id: 1, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute(),
    )
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('unavailable', 503, words.databaseUnwritable, { cause })
  }
}

/** Folders on one disk share its room. */
export async function requireSpace(needs: Need[], measure: Measure = statfs): Promise<void> {
  const disks = new Map<number, Need>()
  for (const { folder, bytes } of needs) {
    const { dev } = await stat(folder)
    disks.set(dev, { folder, bytes: bytes + (disks.get(dev)?.bytes ?? 0) })
  }
  for (const { folder, bytes } of disks.values()) {
    const { bavail, bsize } = await measure(folder)
    if (bavail * bsize < bytes) throw new AppError('storage-full', 507, words.noSpace(folder, bytes, bavail * bsize))
  }
}
