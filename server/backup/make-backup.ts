import { join } from 'node:path'
import type { BackupKind, BackupLine } from '#shared/backup/backup.ts'
import { backupMessages } from '#shared/messages/backup.ts'
import type { Config } from '#server/base/config.ts'
import type { Database } from '#server/database/schema.ts'
import type { Log } from '#server/base/log.ts'
import { originalKey } from '#server/media/object-keys.ts'
import type { ObjectStore } from '#server/media/object-store.ts'
import { badBackup } from './bad-backup.ts'
import { copyMedia, storedMedia } from './media-files.ts'
import { toLine, type Sidecar } from './manifest.ts'
import type { BackupPlace } from './place.ts'
import { proveArchive, type RenderFrom } from './prove.ts'
import { openArchive, requireUnchanged } from './read-archive.ts'
import type { CarryOver } from './replace-database.ts'
import { outlivedBackups } from './retention.ts'
import { openWorkFolder } from './work-folder.ts'
import { writeArchive } from './write-archive.ts'

export type BackupParts = {
  config: Config
  database: Database
  /** The media of the site. */
  store: ObjectStore
  place: BackupPlace
  log: Log
  now: () => Date
  renderFrom: RenderFrom
  carryOver: CarryOver
}
type Run = { name: string; kind: BackupKind; onStep(): Promise<void> }

/**
 * Writes an archive, brings the media that its place lacks, and proves what lies there then: it is read back from its
 * place, restored and rendered. Nothing of the site is touched by it.
 */
export async function makeBackup(parts: BackupParts, { name, kind, onStep }: Run): Promise<BackupLine> {
  const { config, database, place, now } = parts
  await using folder = await openWorkFolder(workFolderOf(config))
  await place.prepare()
  const { path, manifest, bytes, sha256 } = await writeArchive(join(folder.path, 'archive.zip'), {
    database,
    keyFile: config.keyFile,
    passphrase: config.backup.passphrase,
    madeAt: now().toISOString(),
    available: (hashes) => availableMedia(parts, hashes),
    onStep,
  })
  await bringMedia(
    parts,
    manifest.media.map(({ hash }) => hash),
    folder.path,
    onStep,
  )
  const line: Sidecar = { name, kind, bytes, sha256, manifest, provenAt: null }
  await place.keep(line, path)
  await checkBackup(parts, line, onStep)
  return toLine({ ...line, provenAt: now().toISOString() })
}

/** Reads a backup back from its place and proves it; its line says so from then on. */
export async function checkBackup(parts: BackupParts, line: Sidecar, onStep: () => Promise<void>): Promise<void> {
  const { config, place, renderFrom, now } = parts
  await using folder = await openWorkFolder(workFolderOf(config))
  const path = join(folder.path, 'archive.zip')
  await place.fetch(line.name, path)
  await requireUnchanged(path, line)
  await using archive = await openArchive(path)
  await proveArchive(archive, { folder: folder.path, place, renderFrom, onStep })
  await place.note({ ...line, provenAt: now().toISOString() })
}

/** What has outlived its time goes, with the media that only it had; answers with the names. */
export async function removeOutlived({ place, now }: BackupParts): Promise<string[]> {
  const lines = (await place.list()).map(toLine)
  const names = outlivedBackups(lines, now())
  await place.remove(names)
  await place.removeUnused()
  return names
}

export function workFolderOf({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'backup-work')
}

/** A file that is lost here may lie in an earlier backup; one that is lost everywhere must not stop all others. */
async function availableMedia({ store, place, log }: BackupParts, hashes: string[]): Promise<ReadonlySet<string>> {
  const [there, stored] = await Promise.all([place.mediaHashes(), storedMedia(store)])
  const found = hashes.filter((hash) => there.has(hash) || stored.has(hash))
  for (const hash of hashes) if (!found.includes(hash)) log.error('a file of the library is lost', { hash })
  return new Set(found)
}

/** Files are named by what they contain: what lies there already is never brought again. */
async function bringMedia(
  { store, place }: BackupParts,
  hashes: string[],
  folder: string,
  onStep: () => Promise<void>,
): Promise<void> {
  const there = await place.mediaHashes()
  const open = async (hash: string) => {
    const found = await store.get(originalKey(hash))
    if (!found) throw badBackup(backupMessages.problems.mediaMissing(hash))
    return found.body as unknown as AsyncIterable<Uint8Array>
  }
  await copyMedia(
    hashes.filter((hash) => !there.has(hash)),
    { open, put: place.addMedia, folder },
    onStep,
  )
}
