import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { backupMessages } from '#shared/messages/backup.ts'
import type { Config } from '#server/base/config.ts'
import type { Durations } from '#server/base/durations.ts'
import { openDiskStore } from '#server/media/disk-store.ts'
import type { ObjectStore } from '#server/media/object-store.ts'
import { badBackup, unknownBackup } from './bad-backup.ts'
import { mediaEntry, sidecarSchema, type Sidecar } from './manifest.ts'

export type BackupPlace = Awaited<ReturnType<typeof openPlace>>

const prefix = 'backups/'
const ending = '.json'
/** Longer names are nobody's, and no file system takes them. */
const namePattern = /^[a-z0-9-]{1,100}$/
const zipType = 'application/zip'

/**
 * Where backups lie: a folder or a bucket, apart from the media that the site shows. Each is an archive and a line about
 * it; media lie beside them once, however many backups have them.
 */
export async function openPlace({ backup, outbound }: Pick<Config, 'backup' | 'outbound'>, times?: Durations) {
  const store = await openStore()

  async function openStore(): Promise<ObjectStore> {
    if (!backup.objectStorage) return openDiskStore(backup.folder)
    const { openS3Store } = await import('#server/media/s3-store.ts')
    return openS3Store(backup.objectStorage, outbound, times)
  }

  async function sidecar(name: string): Promise<Sidecar> {
    const found = namePattern.test(name) ? await store.get(lineKey(name)) : undefined
    if (!found) throw unknownBackup()
    const json: unknown = await new Response(found.body).json().catch(() => undefined)
    const line = sidecarSchema.safeParse(json)
    if (!line.success) throw badBackup(backupMessages.problems.damaged(name + ending), line.error)
    return line.data
  }

  return {
    sidecar,
    /** For nobody but the account of the site: an archive is as secret as the database. */
    async prepare(): Promise<void> {
      if (!backup.objectStorage) await mkdir(backup.folder, { recursive: true, mode: 0o700 })
    },
    /** Newest first. */
    async list(): Promise<Sidecar[]> {
      const keys = (await store.list(prefix)).filter((key) => key.endsWith(ending))
      const lines = await Promise.all(keys.map((key) => sidecar(key.slice(prefix.length, -ending.length))))
      return lines.toSorted((a, b) => (a.manifest.madeAt < b.manifest.madeAt ? 1 : -1))
    },
    async keep(line: Sidecar, path: string): Promise<void> {
      await store.put(archiveKey(line.name), { path }, zipType)
      await store.put(lineKey(line.name), Buffer.from(JSON.stringify(line)), 'application/json')
    },
    async note(line: Sidecar): Promise<void> {
      await store.put(lineKey(line.name), Buffer.from(JSON.stringify(line)), 'application/json')
    },
    /** Lays the archive on this machine's disk. */
    async fetch(name: string, path: string): Promise<void> {
      const found = await store.get(archiveKey(name))
      if (!found) throw unknownBackup()
      await pipeline(found.body, createWriteStream(path))
    },
    async mediaHashes(): Promise<ReadonlySet<string>> {
      const folder = mediaEntry('')
      return new Set((await store.list(folder)).map((key) => key.slice(folder.length)))
    },
    addMedia: (hash: string, path: string) => store.put(mediaEntry(hash), { path }, 'application/octet-stream'),
    async media(hash: string): Promise<ReadableStream<Uint8Array> | undefined> {
      return (await store.get(mediaEntry(hash)))?.body
    },
    /** The line first: what has none is no backup, and the next run clears the rest away. */
    async remove(names: string[]): Promise<void> {
      await store.delete(names.map(lineKey))
      await store.delete(names.map(archiveKey))
    },
    /** Archives of runs that were killed, and media that no backup has any more. */
    async removeUnused(): Promise<void> {
      const lines = await this.list()
      const names = new Set(lines.map(({ name }) => archiveKey(name)))
      const archives = (await store.list(prefix)).filter((key) => !key.endsWith(ending) && !names.has(key))
      const used = new Set(lines.flatMap(({ manifest }) => manifest.media.map(({ hash }) => hash)))
      const media = [...(await this.mediaHashes())].filter((hash) => !used.has(hash)).map(mediaEntry)
      await store.delete([...archives, ...media])
    },
    close: () => store.close(),
  }
}

function archiveKey(name: string): string {
  return `${prefix}${name}.zip`
}

function lineKey(name: string): string {
  return `${prefix}${name}${ending}`
}
