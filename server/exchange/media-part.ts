import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import type { AreaChanges } from '#shared/exchange/exchange.ts'
import { exchangeMessages } from '#shared/messages/exchange.ts'
import type { Log } from '#server/base/log.ts'
import { contentHash } from '#server/media/object-keys.ts'
import type { Media } from '#server/media/media.ts'
import type { ArrivingFile } from '#server/media/transfer.ts'
import {
  hashOf,
  readArchivedEntries,
  sameEntry,
  toArchivedEntry,
  toArriving,
  type ArchivedEntry,
} from './archived-media.ts'
import type { ArchivePart } from './archive-part.ts'
import { badArchive } from './bad-archive.ts'
import type { ReceivedArchive } from './received-archive.ts'

const folder = 'media/'
const indexName = `${folder}index.json`
const area = 'media'
const examplesShown = 3

type Parts = { media: Pick<Media, 'transfer'>; log: Log }

/**
 * The media library: what people know of each file in one readable list, beside it the files under their hashes. It only
 * adds and updates. A file that is only on this site may be used by content that stays, so no import takes it away.
 */
export function mediaPart({ media: { transfer }, log }: Parts): ArchivePart {
  async function existing(): Promise<Map<string, ArchivedEntry>> {
    return new Map((await transfer.entries()).map((row) => [row.id, toArchivedEntry(row)]))
  }

  /** What would have to be brought along; nothing is missing in the archive, and all of it fits in here. */
  async function arrivingFiles(archive: ReceivedArchive, entries: ArchivedEntry[]): Promise<ArrivingFile[]> {
    for (const { file, name } of entries)
      if (!archive.file.names.has(fileName(file))) throw badArchive(undefined, exchangeMessages.fileMissing(name))
    const byHash = new Map(entries.map((entry) => [hashOf(entry), entry]))
    const lacking = await transfer.lacking([...byHash.keys()])
    const files = lacking.map((hash) => toFile(archive, byHash.get(hash)!))
    await transfer.requireRoom(files)
    return files
  }

  return {
    folder,
    async *write() {
      const rows = await transfer.entries()
      const stored = await transfer.storedHashes()
      // An entry without its file would make the whole archive impossible to import.
      for (const { id, hash } of rows)
        if (!stored.has(hash)) log.warn('a file of the library is lost and not exported', { mediaId: id })
      const entries = rows.filter(({ hash }) => stored.has(hash)).map(toArchivedEntry)
      yield { name: indexName, bytes: Buffer.from(JSON.stringify(entries, null, 2)) }
      for (const file of new Set(entries.map((entry) => entry.file)))
        yield { name: fileName(file), parts: transfer.open(file.split('.')[0]!) }
    },

    preview: (archive) =>
      refusing(async () => {
        const entries = await entriesIn(archive)
        if (!entries) return []
        for (const { hash, title, fileName: name } of await arrivingFiles(archive, entries))
          if ((await contentHash(archive.file.stream(folder + filesFolder + name))) !== hash)
            throw badArchive(undefined, exchangeMessages.fileDamaged(title))
        return [compare(await existing(), entries)]
      }),

    restore: (archive, _areas, by) =>
      refusing(async () => {
        const entries = (await entriesIn(archive)) ?? []
        const files = await arrivingFiles(archive, entries)
        const before = await existing()
        const changed = entries.filter((entry) => !isSame(before, entry))
        await transfer.bring(
          changed.map((entry) => toArriving(entry, hashOf(entry))),
          files,
          by,
        )
        return { imported: entries.length }
      }),
  }
}

const filesFolder = 'files/'

function fileName(file: string): string {
  return folder + filesFolder + file
}

async function entriesIn({ file }: ReceivedArchive): Promise<ArchivedEntry[] | undefined> {
  const json = await file.read(indexName)
  return json && readArchivedEntries(json.toString())
}

function toFile({ file, folder: place }: ReceivedArchive, entry: ArchivedEntry): ArrivingFile {
  const name = fileName(entry.file)
  return {
    hash: hashOf(entry),
    title: entry.name,
    bytes: file.sizeOf(name) ?? 0,
    fileName: entry.file,
    async extract() {
      const path = join(place, 'datei')
      await pipeline(file.stream(name), createWriteStream(path))
      return path
    },
  }
}

function compare(before: ReadonlyMap<string, ArchivedEntry>, entries: ArchivedEntry[]): AreaChanges {
  const added = entries.filter(({ id }) => !before.has(id))
  const changed = entries.filter((entry) => before.has(entry.id) && !isSame(before, entry))
  return {
    name: area,
    area: exchangeMessages.media,
    added: added.length,
    changed: changed.length,
    removed: 0,
    same: entries.length - added.length - changed.length,
    examples: [...added, ...changed].slice(0, examplesShown).map(({ name }) => name),
  }
}

function isSame(before: ReadonlyMap<string, ArchivedEntry>, entry: ArchivedEntry): boolean {
  const old = before.get(entry.id)
  return old !== undefined && sameEntry(old, entry)
}

const refusals: ReadonlySet<ErrorCode> = new Set(['invalid-format', 'invalid-checksum', 'quota-exceeded'])

/** What an upload would be refused for makes an archive impossible to import; trouble with the store stays what it is. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof AppError) || !refusals.has(cause.code)) throw cause
    throw badArchive(cause, `${exchangeMessages.media}: ${cause.message}`)
  }
}
