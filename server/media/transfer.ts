import { AppError } from '#shared/errors.ts'
import { exchangeMessages } from '#shared/messages/exchange.ts'
import { refusalMessages, storageErrorMessages } from '#shared/messages/media.ts'
import type { Config } from '#server/base/config.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { writeAudit } from '#server/audit/audit.ts'
import { factsOf, readFacts, usedBytes, type FileFacts } from './file-rows.ts'
import type { Inspect } from './inspect.ts'
import { selectCurrent, type CurrentRow, recordMedia } from './media-rows.ts'
import { originalKey, originalsPrefix } from './object-keys.ts'
import type { ObjectStore } from './object-store.ts'
import type { Purge } from './purge.ts'
import { requireAllowedSize, type SizeLimits } from './allowed-size.ts'
import { saveArriving, type ArrivingEntry } from './save-arriving.ts'

/** A file that this library lacks: `title` is what people call it, `extract` lays it on the disk. */
export type ArrivingFile = {
  hash: string
  title: string
  bytes: number
  /** Named as in the archive; its ending has to fit its content. */
  fileName: string
  extract(): Promise<string>
}

type Parts = {
  config: SizeLimits & Pick<Config, 'mediaQuotaBytes'>
  database: Database
  feed: ChangeFeed
  store: ObjectStore
  purge: Purge
  now(): Date
  inspect: Inspect
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
  onKept(mediaId: string): void
}

/** How a library leaves for another site as a whole, and how another one comes in. */
export function openTransfer({ config, database, feed, store, purge, now, inspect, inTurn, onKept }: Parts) {
  /** In a few requests, however many files there are. */
  async function storedHashes(): Promise<ReadonlySet<string>> {
    return new Set((await store.list(originalsPrefix)).map((key) => key.slice(originalsPrefix.length)))
  }

  /** As strict as an upload. The hash is the one of what would be kept, so cleaning must find nothing to clean. */
  async function keepFile({ hash, fileName, extract }: ArrivingFile): Promise<FileFacts> {
    await using file = await inspect(await extract(), fileName)
    if (file.hash !== hash) throw new AppError('invalid-checksum', 422, refusalMessages.wrongHash)
    await inTurn(() => store.put(originalKey(hash), file.source, file.type))
    return factsOf(file)
  }

  /** In turn with cleaning up: what the rows rely on is there, and stays. */
  async function save(entries: ArrivingEntry[], facts: ReadonlyMap<string, FileFacts>, by: string): Promise<void> {
    const stored = await storedHashes()
    if (entries.some(({ hash }) => !stored.has(hash)))
      throw new AppError('unavailable', 503, storageErrorMessages.unknown)
    const at = now().toISOString()
    await inWriteTransaction(database, async (transaction) => {
      for (const entry of entries)
        await named(entry.name, () => saveArriving(transaction, entry, facts.get(entry.hash)!, { by, at }))
      const ids = entries.map(({ id }) => id)
      await recordMedia(transaction, ids, 'public', at)
      await writeAudit(transaction, { by, action: 'exchange.import', subject: exchangeMessages.media }, at)
    })
  }

  return {
    /** Without the trash; the file as it is kept is at `open`. */
    entries: (): Promise<CurrentRow[]> =>
      selectCurrent(database).where('media.deleted_at', 'is', null).orderBy('media.id').execute(),
    storedHashes,
    async *open(hash: string): AsyncGenerator<Uint8Array> {
      const found = await store.get(originalKey(hash))
      if (!found) throw new AppError('object-not-found', 404, storageErrorMessages['object-not-found'])
      yield* found.body
    },
    /** Which of these files would have to be brought along. */
    async lacking(hashes: string[]): Promise<string[]> {
      const known = await readFacts(database, hashes)
      const stored = await storedHashes()
      return hashes.filter((hash) => !known.has(hash) || !stored.has(hash))
    },
    /** By the limits of uploads, before anything is kept. */
    async requireRoom(files: Pick<ArrivingFile, 'bytes' | 'title' | 'fileName'>[]): Promise<void> {
      for (const { bytes, title, fileName } of files)
        await named(title, async () => requireAllowedSize({ name: fileName, bytes }, config))
      const needed = files.reduce((sum, { bytes }) => sum + bytes, await usedBytes(database))
      if (needed > config.mediaQuotaBytes) throw new AppError('quota-exceeded', 413, refusalMessages.quota)
    },
    /**
     * Files first, then all entries in one transaction: whenever it breaks off, the library is as it was. Entries that
     * are only here stay.
     */
    async bring(entries: ArrivingEntry[], files: ArrivingFile[], by: string): Promise<void> {
      const facts = await readFacts(
        database,
        entries.map(({ hash }) => hash),
      )
      try {
        for (const file of files) facts.set(file.hash, await named(file.title, () => keepFile(file)))
        await inTurn(() => save(entries, facts, by))
      } catch (cause) {
        await inTurn(() => purge.removeUnused(files.map(({ hash }) => hash)))
        throw cause
      }
      await feed.catchUp()
      for (const { id } of entries) onKept(id)
    },
  }
}

/** Says of which file a refusal speaks. */
async function named<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.status >= 500) throw cause
    throw new AppError(cause.code, cause.status, refusalMessages.ofFile(title, cause.message), { cause })
  }
}
