import { join } from 'node:path'
import { backupMessages } from '#shared/messages/backup.ts'
import type { Database } from '#server/database/schema.ts'
import { contentHash } from '#server/media/object-keys.ts'
import { badBackup } from './bad-backup.ts'
import { mediaEntry } from './manifest.ts'
import type { BackupPlace } from './place.ts'
import type { OpenArchive } from './read-archive.ts'
import { unpackInto } from './scratch.ts'

/** Renders a page of the site from another database. */
export type RenderFrom = (database: Database) => Promise<Response>
type Parts = { folder: string; place: BackupPlace; renderFrom: RenderFrom; onStep(): Promise<void> }

const words = backupMessages.problems

/** Restores an archive into a database of its own, counts and hashes everything in it, and renders a page from it. */
export async function proveArchive(archive: OpenArchive, { folder, place, renderFrom, onStep }: Parts): Promise<void> {
  const scratch = await unpackInto(join(folder, 'scratch.sqlite'), archive)
  try {
    await onStep()
    for (const { hash } of archive.manifest.media) {
      if ((await contentHash(await openArchivedMedia(archive, place, hash))) !== hash)
        throw badBackup(words.mediaDamaged(hash))
      await onStep()
    }
    const page = await renderFrom(scratch)
    // What could not be read would be missing on the page, which then is never kept.
    if (page.status !== 200 || page.headers.get('cache-control') === 'no-store')
      throw badBackup(words.noPage(page.status))
    await page.arrayBuffer()
  } finally {
    await scratch.close()
  }
}

/** From the archive where it has its media inside, else from beside it. */
export async function openArchivedMedia(
  { file }: OpenArchive,
  place: BackupPlace,
  hash: string,
): Promise<AsyncIterable<Uint8Array>> {
  if (file.names.has(mediaEntry(hash))) return file.stream(mediaEntry(hash))
  const found = await place.media(hash)
  if (!found) throw badBackup(words.mediaMissing(hash))
  return found as unknown as AsyncIterable<Uint8Array>
}
