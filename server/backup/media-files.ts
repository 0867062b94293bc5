import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { backupMessages } from '#shared/messages/backup.ts'
import type { Database } from '#server/database/schema.ts'
import { contentHash, originalKey, originalsPrefix, variantsPrefix } from '#server/media/object-keys.ts'
import type { ObjectStore } from '#server/media/object-store.ts'
import { badBackup } from './bad-backup.ts'

type Copying = {
  /** Where a file comes from. */
  open(hash: string): Promise<AsyncIterable<Uint8Array>>
  /** Where it goes, once it lies whole on this machine's disk. */
  put(hash: string, path: string): Promise<void>
  folder: string
}

export async function storedMedia(store: ObjectStore): Promise<ReadonlySet<string>> {
  return new Set((await store.list(originalsPrefix)).map((key) => key.slice(originalsPrefix.length)))
}

/** One file after the other; each is the one that its hash names, or the copying ends. */
export async function copyMedia(hashes: string[], { open, put, folder }: Copying, onStep: () => Promise<void>) {
  for (const hash of hashes) {
    const path = join(folder, 'file')
    await pipeline(await open(hash), createWriteStream(path))
    const found = await contentHash(createReadStream(path) as AsyncIterable<Buffer>)
    if (found !== hash) throw badBackup(backupMessages.problems.mediaDamaged(hash))
    await put(hash, path)
    await rm(path)
    await onStep()
  }
}

/** Of the files that the former state had, those that no entry has any more; the safety copy has them. */
export async function removeGoneMedia(store: ObjectStore, { query }: Database, former: string[]): Promise<void> {
  const rows = await query.selectFrom('media_files').select('hash').execute()
  const used = new Set(rows.map(({ hash }) => hash))
  for (const hash of former)
    if (!used.has(hash)) await store.delete([originalKey(hash), ...(await store.list(variantsPrefix(hash)))])
}
