import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RestorePreview } from '#shared/backup/backup.ts'
import { showBerlin } from '#shared/time/berlin-time.ts'
import type { Database } from '#server/database/schema.ts'
import { scrub } from '#server/database/scrub.ts'
import { originalKey } from '#server/media/object-keys.ts'
import { keepsAccess, restoredTables } from './archived-tables.ts'
import { compareAccess } from './compare-access.ts'
import { compareAreas } from './compare-areas.ts'
import type { BackupParts } from './make-backup.ts'
import { copyMedia, removeGoneMedia, storedMedia } from './media-files.ts'
import { openArchivedMedia } from './prove.ts'
import type { OpenArchive } from './read-archive.ts'
import { keyIn, prepareKey, type ReplacedKey } from './replace-key.ts'
import { replaceDatabase } from './replace-database.ts'
import { requireRestorable } from './require-restorable.ts'
import { missingMigrations, unpackInto } from './scratch.ts'

type Unpacked = AsyncDisposable & { scratch: Database }
export type RestoreDeed = { by: { id: string; name: string }; passphrase: string }

async function unpacked(archive: OpenArchive, folder: string): Promise<Unpacked> {
  const scratch = await unpackInto(join(folder, 'scratch.sqlite'), archive)
  return { scratch, [Symbol.asyncDispose]: () => scratch.close() }
}

export async function previewRestore(
  { database, store, config }: BackupParts,
  archive: OpenArchive,
  folder: string,
): Promise<RestorePreview> {
  const { manifest } = archive
  await using opened = await unpacked(archive, folder)
  const stored = await storedMedia(store)
  const kept = await keepsAccess(database.query)
  return {
    madeAt: manifest.madeAt,
    version: manifest.version,
    areas: await compareAreas(database, opened.scratch, kept),
    access: await compareAccess(database.query, opened.scratch.query, kept),
    missingMedia: manifest.media.filter(({ hash }) => !stored.has(hash)).length,
    migrations: missingMigrations(manifest),
    key: kept ? 'same' : await keyIn(manifest, config.keyFile),
  }
}

/**
 * First everything is checked, then the present state is backed up by `keepSafe`. Then files are brought, the key is
 * exchanged, and everything in the database in one transaction: whatever fails leaves the site as it was. The key goes
 * before the database: a run that is killed between the two leaves a site without accounts, where it is simply repeated.
 * Answers whether the process has to start anew, because the secrets of the database are others now.
 */
export async function restoreBackup(
  parts: BackupParts,
  archive: OpenArchive,
  folder: string,
  { by, passphrase }: RestoreDeed,
  keepSafe: () => Promise<unknown>,
): Promise<{ restart: boolean }> {
  const { database, store, config, now, log, carryOver } = parts
  const { manifest } = archive
  // The present key opens the connections of this database; where these stay, it does as well.
  const kept = await keepsAccess(database.query)
  const givenPassphrase = passphrase || config.backup.passphrase
  const replaceKey = kept ? undefined : await prepareKey(manifest, config.keyFile, givenPassphrase)
  await using opened = await unpacked(archive, folder)
  const stored = await storedMedia(store)
  const lacking = manifest.media.filter(({ hash }) => !stored.has(hash))
  const { size } = await stat(opened.scratch.file!)
  await requireRestorable(
    parts,
    size,
    lacking.reduce((sum, { bytes }) => sum + bytes, 0),
  )
  await keepSafe()

  const former = await hashesIn(database)
  const secretBefore = await secretsOf(database)
  const at = now().toISOString()
  const hashes = lacking.map(({ hash }) => hash)
  let replacedKey: ReplacedKey | undefined
  try {
    await bringMedia(parts, archive, opened.scratch, hashes, folder)
    replacedKey = await replaceKey?.(at.replaceAll(/\D/g, '').slice(0, 14))
    await replaceDatabase(database, opened.scratch, carryOver, { by, subject: showBerlin(manifest.madeAt), at })
  } catch (cause) {
    await replacedKey?.putBack()
    await removeMedia(parts, hashes)
    throw cause
  }
  await removeMedia(parts, former)
  // What was erased since came back for a moment, within the transaction.
  await scrub(
    database,
    restoredTables(
      manifest.tables.map(({ name }) => name),
      kept,
    ),
  ).catch((cause: unknown) => log.warn('what was replaced is still in the files of the database', { cause }))
  log.warn('site restored from a backup', { madeAt: manifest.madeAt })
  return { restart: secretBefore !== (await secretsOf(database)) }
}

async function bringMedia(
  { store, place }: BackupParts,
  archive: OpenArchive,
  scratch: Database,
  hashes: string[],
  folder: string,
): Promise<void> {
  const rows = await scratch.query.selectFrom('media_files').select(['hash', 'type']).execute()
  const types = new Map(rows.map(({ hash, type }) => [hash, type]))
  const put = (hash: string, path: string) =>
    store.put(originalKey(hash), { path }, types.get(hash) ?? 'application/octet-stream')
  await copyMedia(hashes, { open: (hash) => openArchivedMedia(archive, place, hash), put, folder }, async () => {})
}

/** What nothing refers to does no harm, so a file that cannot be removed is no reason to call a restore a failed one. */
async function removeMedia({ store, database, log }: BackupParts, hashes: string[]): Promise<void> {
  try {
    await removeGoneMedia(store, database, hashes)
  } catch (cause) {
    log.error('files that nothing uses could not be removed', { cause })
  }
}

async function hashesIn({ query }: Database): Promise<string[]> {
  const rows = await query.selectFrom('media_files').select('hash').distinct().execute()
  return rows.map(({ hash }) => hash)
}

async function secretsOf({ query }: Database): Promise<string> {
  const rows = await query.selectFrom('server_secrets').selectAll().orderBy('name').execute()
  return JSON.stringify(rows.map(({ name, value }) => [name, value]))
}
