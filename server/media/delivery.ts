import type { Delivered } from './delivered.ts'
import { AppError } from '#shared/errors.ts'
import { fileKindOf } from '#shared/media/entry.ts'
import type { FileType } from '#shared/media/file-types.ts'
import { usefulWidths } from '#shared/media/resolved-picture.ts'
import { contentTypeOf, parseVariant, variantName, type PictureVariant } from '#shared/media/variants.ts'
import { storageErrorMessages } from '#shared/messages/media.ts'
import type { Database } from '#server/database/schema.ts'
import { noDrawing } from './drawing-process.ts'
import { currentAddress, documentName, downloadName, selectCurrent } from './media-rows.ts'
import { originalKey, variantKey } from './object-keys.ts'
import type { ObjectStore } from './object-store.ts'
import { findStandIn } from './stand-in.ts'
import { askedUrgency, preparedUrgency, type PictureFile, type Variants } from './variants.ts'

type Parts = { database: Database; store: ObjectStore; variants: Variants; patienceMs?: number }

/** How long a page waits for a picture before it gets something like it. */
const defaultPatienceMs = 3_000
/** Who asks for a share picture keeps what comes, so nothing else will do. */
const exactPatienceMs = 30_000

/** Files by their address. Sizes of a picture are drawn when first asked for, each once, and then kept. */
export function createDelivery({ database, store, variants, patienceMs = defaultPatienceMs }: Parts) {
  async function fileOf(id: string, hash: string, alsoTrash: boolean) {
    const file = await database.query
      .selectFrom('media_files')
      .innerJoin('media', 'media.id', 'media_files.media_id')
      .select(['media.name', 'media_files.hash', 'type', 'width', 'height', 'alpha', 'colour', 'deleted_at'])
      .where('media_files.media_id', '=', id)
      .where('media_files.hash', '=', hash)
      .executeTakeFirst()
    return file && (alsoTrash || file.deleted_at === null) ? file : throwMissing()
  }

  async function stored(hash: string, variant: PictureVariant): Promise<Delivered | undefined> {
    const key = variantKey(hash, variantName(variant))
    const totalBytes = await store.size(key)
    if (totalBytes === undefined) return undefined
    return { totalBytes, type: contentTypeOf(variant.format), open: (range) => store.get(key, range) }
  }

  async function findVariant(file: PictureFile, variant: PictureVariant): Promise<Delivered> {
    const ready = await stored(file.hash, variant)
    if (ready) return ready
    const drawing = variants.draw(file, variant, askedUrgency(variant))
    if (variant.shape === 'whole' && variant.format === 'avif') {
      // AVIF takes its time and comes later; browsers go by the type of the answer, not by the name.
      drawing.catch(() => {})
      return { ...(await findVariant(file, { ...variant, format: 'webp' })), standIn: true }
    }
    if (variant.shape !== 'whole') {
      if (!(await within(exactPatienceMs, drawing))) throw noDrawing()
      return (await stored(file.hash, variant)) ?? throwMissing()
    }
    const drawn = await within(patienceMs, drawing)
    return (drawn && (await stored(file.hash, variant))) || findStandIn(file, variant, stored)
  }

  return {
    /** What lies in the trash is for those who work in the library only, its former files as well. */
    async find(id: string, hash: string, name: string, { alsoTrash = false } = {}): Promise<Delivered> {
      const file = await fileOf(id, hash, alsoTrash)
      const kind = fileKindOf(file.type as FileType)
      if (kind === 'image') return findVariant(file, parseVariant(name) ?? throwMissing())
      if (name !== documentName(file.type as FileType)) throw missing()
      const key = originalKey(hash)
      const totalBytes = (await store.size(key)) ?? throwMissing()
      const attachment = kind === 'document' ? downloadName(file) : undefined
      return { totalBytes, type: file.type, attachment, open: (range) => store.get(key, range) }
    },
    /** Where the newest file of an entry is. */
    async currentAddress(id: string): Promise<string> {
      const row = await selectCurrent(database).where('media.id', '=', id).executeTakeFirst()
      if (!row || row.deleted_at !== null) throw missing()
      return currentAddress(row)
    },
    /** Draws what pages will ask for, small ones first, so that the first visitor need not wait. */
    async prepare(id: string, format: 'webp' | 'avif'): Promise<void> {
      const row = await selectCurrent(database).where('media.id', '=', id).executeTakeFirst()
      if (!row || fileKindOf(row.type as FileType) !== 'image') return
      const wanted = usefulWidths(row.width, format).map((width) => ({ shape: 'whole', width, format }) as const)
      await Promise.all(wanted.map((variant) => variants.draw(row, variant, preparedUrgency(variant))))
    },
  }
}

/** Whether it was done in time. What went wrong with the picture itself is known already; the store may come back. */
async function within(patienceMs: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const impatience = new Promise<false>((resolve) => (timer = setTimeout(resolve, patienceMs, false)))
  const done = work.then(
    () => true,
    (cause: unknown) => {
      if (cause instanceof AppError && cause.status !== 415) throw cause
      return false
    },
  )
  try {
    return await Promise.race([done, impatience])
  } finally {
    clearTimeout(timer)
  }
}

function missing(): AppError {
  return new AppError('object-not-found', 404, storageErrorMessages['object-not-found'])
}

function throwMissing(): never {
  throw missing()
}
