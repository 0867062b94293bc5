import { AppError } from '#shared/errors.ts'
import { kindOf } from '#shared/media/entry.ts'
import type { FileType } from '#shared/media/file-types.ts'
import { parseVariant, variantName, type Variant } from '#shared/media/variants.ts'
import { usefulWidths } from '#shared/media/resolved-picture.ts'
import { storageErrorMessages } from '#shared/messages/media.ts'
import type { Database } from '#server/database/schema.ts'
import { contentTypeOf, drawVariant } from './draw-variant.ts'
import { currentAddress, documentName, downloadName, selectCurrent } from './media-rows.ts'
import { originalKey, variantKey } from './object-keys.ts'
import type { ObjectStore } from './object-store.ts'

export type Delivery = ReturnType<typeof createDelivery>
/** What an address leads to. Documents are saved, never shown: a PDF can run scripts. */
export type Delivered = { key: string; totalBytes: number; type: string; attachment?: string }
type FileFacts = { name: string; hash: string; type: string; width: number; height: number }
type Parts = { database: Database; store: ObjectStore; inTurn<Result>(work: () => Promise<Result>): Promise<Result> }

/** Files by their address. Sizes of a picture are drawn when first asked for, each once, and then kept. */
export function createDelivery({ database, store, inTurn }: Parts) {
  const drawing = new Map<string, Promise<number>>()

  async function fileOf(id: string, hash: string): Promise<FileFacts | undefined> {
    return database.query
      .selectFrom('media_files')
      .innerJoin('media', 'media.id', 'media_files.media_id')
      .select(['media.name', 'media_files.hash', 'type', 'width', 'height'])
      .where('media_files.media_id', '=', id)
      .where('media_files.hash', '=', hash)
      .executeTakeFirst()
  }

  async function draw(file: FileFacts, variant: Variant, key: string): Promise<number> {
    const original = await store.get(originalKey(file.hash))
    if (!original) throw missing()
    const picture = await drawVariant(Buffer.from(await new Response(original.body).arrayBuffer()), file, variant)
    await store.put(key, picture, contentTypeOf(variant.format))
    return picture.length
  }

  /** However many ask at once, it is drawn once. */
  function drawOnce(file: FileFacts, variant: Variant, key: string): Promise<number> {
    const running = drawing.get(key) ?? inTurn(() => draw(file, variant, key)).finally(() => drawing.delete(key))
    drawing.set(key, running)
    return running
  }

  async function findVariant(file: FileFacts, name: string): Promise<Delivered> {
    const variant = parseVariant(name)
    if (!variant) throw missing()
    const key = variantKey(file.hash, name)
    const totalBytes = (await store.size(key)) ?? (await drawOnce(file, variant, key))
    return { key, totalBytes, type: contentTypeOf(variant.format) }
  }

  return {
    async find(id: string, hash: string, name: string): Promise<Delivered> {
      const file = await fileOf(id, hash)
      if (!file) throw missing()
      if (kindOf(file.type as FileType) === 'image') return findVariant(file, name)
      if (name !== documentName(file.type as FileType)) throw missing()
      const key = originalKey(hash)
      const totalBytes = await store.size(key)
      if (totalBytes === undefined) throw missing()
      return { key, totalBytes, type: file.type, attachment: downloadName(file) }
    },
    open: store.get,
    /** Where the newest file of an entry is. */
    async currentAddress(id: string): Promise<string> {
      const row = await selectCurrent(database).where('media.id', '=', id).executeTakeFirst()
      if (!row) throw missing()
      return currentAddress(row)
    },
    /** Draws what pages will ask for, one after the other, so that the first visitor need not wait. */
    async prepare(id: string, stopped: () => boolean): Promise<void> {
      const row = await selectCurrent(database).where('media.id', '=', id).executeTakeFirst()
      if (!row || kindOf(row.type as FileType) !== 'image') return
      for (const width of usefulWidths(row.width))
        for (const format of ['webp', 'avif'] as const)
          if (!stopped()) await findVariant(row, variantName({ shape: 'whole', width, format }))
    },
  }
}

function missing(): AppError {
  return new AppError('object-not-found', 404, storageErrorMessages['object-not-found'])
}
