import { backupMessages } from '#shared/messages/backup.ts'
import { migrate, sinceBaseline, standsBeforeBaseline } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations.ts'
import type { Database } from '#server/database/schema.ts'
import { openSqlite } from '#server/database/sqlite.ts'
import { openTableSnapshot, type TableRow } from '#server/database/table-snapshot.ts'
import { emptyTable, writeRows } from '#server/database/write-rows.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { badBackup } from './bad-backup.ts'
import { tableEntry, type Manifest } from './manifest.ts'
import { namingPart, type OpenArchive } from './read-archive.ts'
import { createFingerprint, lineOf, linesOf } from './row-lines.ts'

const words = backupMessages.problems
const rowsAtATime = 200

/** How many migrations the archive has not seen; refuses one that is too old, or of a newer version. */
export function missingMigrations({ migrations: recorded, version }: Manifest): number {
  if (standsBeforeBaseline(recorded)) throw badBackup(words.older)
  const seen = sinceBaseline(recorded)
  if (seen.some((name, index) => migrations[index]?.name !== name)) throw badBackup(words.newer(version))
  return migrations.length - seen.length
}

/**
 * Puts an archive into a database of its own, an SQLite file whatever engine it comes from: first with the schema of its
 * version, then brought up to date like any database. Every table is counted and hashed, once as it is read and once as
 * it stands in the database.
 */
export async function unpackInto(file: string, { manifest, file: zip }: OpenArchive): Promise<Database> {
  const missing = missingMigrations(manifest)
  const scratch = openSqlite(file)
  try {
    await migrate(scratch, migrations.slice(0, migrations.length - missing))
    await inWriteTransaction(scratch, async (transaction) => {
      const names = manifest.tables.map(({ name }) => name)
      // Migrations may have left rows of their own; those that others refer to go last.
      for (const name of names.toReversed()) await emptyTable(transaction, name)
      for (const table of manifest.tables)
        for await (const rows of rowsIn(zip.stream(tableEntry(table.name)), table))
          await writeRows(transaction, 'sqlite', table.name, rows)
    })
    for (const table of manifest.tables) await requireStored(scratch, table)
    if (missing > 0) await migrate(scratch)
    return scratch
  } catch (cause) {
    await scratch.close()
    throw cause
  }
}

async function* rowsIn(stream: AsyncIterable<Buffer>, table: Manifest['tables'][number]): AsyncGenerator<TableRow[]> {
  const part = tableEntry(table.name)
  const fingerprint = createFingerprint()
  const lines = linesOf(stream)
  let rows: TableRow[] = []
  for (;;) {
    const { done, value } = await namingPart(part, () => lines.next())
    if (done) break
    fingerprint.add(value)
    rows.push(await namingPart(part, async () => JSON.parse(value) as TableRow))
    if (rows.length < rowsAtATime) continue
    yield rows
    rows = []
    // The site goes on answering meanwhile.
    await new Promise(setImmediate)
  }
  yield rows
  requireSame(table, fingerprint.result())
}

async function requireStored(scratch: Database, table: Manifest['tables'][number]): Promise<void> {
  await using snapshot = await openTableSnapshot(scratch)
  const fingerprint = createFingerprint()
  for await (const rows of snapshot.rows(table.name)) rows.forEach((row) => fingerprint.add(lineOf(row)))
  requireSame(table, fingerprint.result())
}

function requireSame(table: Manifest['tables'][number], found: { rows: number; fingerprint: string }): void {
  if (found.rows !== table.rows || found.fingerprint !== table.fingerprint)
    throw badBackup(words.damaged(tableEntry(table.name)))
}
