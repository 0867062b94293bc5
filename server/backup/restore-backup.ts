import { join } from 'node:path'
import type { RestorePreview } from '#shared/backup/backup.ts'
import { showBerlin } from '#shared/time/berlin-time.ts'
import type { Database } from '#server/database/schema.ts'
import { originalKey } from '#server/media/object-keys.ts'
import { keepsAccess } from './archived-tables.ts'
import { compareAccess } from './compare-access.ts'
import { compareAreas } from './compare-areas.ts'
import type { BackupParts } from './make-backup.ts'
import { copyMedia, removeGoneMedia, storedMedia } from './media-files.ts'
import { openArchivedMedia } from './prove.ts'
import type { OpenArchive } from './read-archive.ts'
import { keyIn, prepareKey } from './replace-key.ts'
import { replaceDatabase } from './replace-database.ts'
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
 * Files first, then everything in the database in one transaction, then the key: whatever breaks off leaves the site as
 * it was. Answers whether the process has to start anew, because the secrets of the database are others now.
 */
export async function restoreBackup(
  { database, store, place, config, now, carryOver }: BackupParts,
  archive: OpenArchive,
  folder: string,
  { by, passphrase }: RestoreDeed,
): Promise<{ restart: boolean }> {
  const { manifest } = archive
  const kept = await keepsAccess(database.query)
  // It opens the connections of this database, which stay then.
  const key = kept ? undefined : await prepareKey(manifest, config.keyFile, passphrase || config.backup.passphrase)
  await using opened = await unpacked(archive, folder)
  const stored = await storedMedia(store)
  const types = new Map(
    (await opened.scratch.query.selectFrom('media_files').select(['hash', 'type']).execute()).map(({ hash, type }) => [
      hash,
      type,
    ]),
  )
  const lacking = manifest.media.map(({ hash }) => hash).filter((hash) => !stored.has(hash))
  const put = (hash: string, path: string) =>
    store.put(originalKey(hash), { path }, types.get(hash) ?? 'application/octet-stream')
  await copyMedia(lacking, { open: (hash) => openArchivedMedia(archive, place, hash), put, folder }, async () => {})

  const former = await database.query.selectFrom('media_files').select('hash').distinct().execute()
  const secretBefore = await secretsOf(database)
  const at = now().toISOString()
  await replaceDatabase(database, opened.scratch, carryOver, { by, subject: showBerlin(manifest.madeAt), at })
  await key?.install(at.replaceAll(/\D/g, '').slice(0, 14))
  await removeGoneMedia(
    store,
    database,
    former.map(({ hash }) => hash),
  )
  return { restart: secretBefore !== (await secretsOf(database)) }
}

async function secretsOf({ query }: Database): Promise<string> {
  const rows = await query.selectFrom('server_secrets').selectAll().orderBy('name').execute()
  return JSON.stringify(rows.map(({ name, value }) => [name, value]))
}
