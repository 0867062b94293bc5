import { AppError } from '#shared/errors.ts'
import {
  contentTypeOf,
  iconWidth,
  socialSize,
  variantName,
  wovenWidth,
  type PictureVariant,
} from '#shared/media/variants.ts'
import { refusalMessages, storageErrorMessages } from '#shared/messages/media.ts'
import type { Database } from '#server/database/schema.ts'
import type { Log } from '#server/base/log.ts'
import { backgroundUrgency, type Drawing, type QueuedDrawing } from './drawing.ts'
import { systemErrorCode } from './system-error.ts'
import { variantKey } from './object-keys.ts'
import type { ObjectStore } from './object-store.ts'
import type { WorkFiles } from './work-files.ts'

export type Variants = ReturnType<typeof createVariants>
export type PictureFile = { hash: string; type: string; width: number; height: number; alpha: number; colour: string }
type Parts = {
  database: Database
  store: ObjectStore
  drawing: Drawing
  workFiles: WorkFiles
  log: Log
  now(): Date
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
}

const preparedFrom = 10_000
/** Two of these at a time take more memory than all the rest of the site. */
const largeFrom = 1_600
/** So long nobody tries again what could not be drawn. */
const givenUpForMs = 10 * 60 * 1_000

/** Small before large, asked for before prepared, AVIF after everything else. Large ones and AVIF leave a process free. */
export function askedUrgency(variant: PictureVariant): number {
  const width = widthOf(variant)
  if (variant.format === 'avif') return backgroundUrgency + preparedFrom + width
  return width < largeFrom ? width : backgroundUrgency + width
}

export function preparedUrgency(variant: PictureVariant): number {
  return Math.max(askedUrgency(variant), preparedFrom + widthOf(variant))
}

/** The sizes of pictures: each is drawn once, however many ask for it, and kept in the store. */
export function createVariants({ database, store, drawing, workFiles, log, now, inTurn }: Parts) {
  const running = new Map<string, QueuedDrawing<void>>()
  const givenUpUntil = new Map<string, number>()

  async function isKept(hash: string): Promise<boolean> {
    const row = await database.query
      .selectFrom('media_files')
      .select('hash')
      .where('hash', '=', hash)
      .executeTakeFirst()
    return row !== undefined
  }

  function begin({ hash, type, width, height }: PictureFile, variant: PictureVariant, key: string, urgency: number) {
    return drawing.turn(urgency, async (ask) => {
      if ((await store.size(key)) !== undefined) return
      await using original = await workFiles.original(hash)
      if (!original) throw missing()
      await using drawn = await workFiles.take()
      try {
        await ask({ kind: 'variant', path: original.path, into: drawn.path, facts: { type, width, height }, variant })
      } catch (cause) {
        // Without room or processes it is not the picture's fault.
        if ((cause instanceof AppError && cause.status >= 500) || systemErrorCode(cause)) throw cause
        givenUpUntil.set(key, now().getTime() + givenUpForMs)
        log.warn('a picture could not be drawn', { key, cause })
        throw couldNot(cause)
      }
      // In turn with throwing away: what is drawn of a file that has gone meanwhile would stay for ever.
      await inTurn(async () => {
        if (!(await isKept(hash))) throw missing()
        await store.put(key, { path: drawn.path }, contentTypeOf(variant.format))
      })
    })
  }

  return {
    draw(file: PictureFile, variant: PictureVariant, urgency: number): Promise<void> {
      const key = variantKey(file.hash, variantName(variant))
      if ((givenUpUntil.get(key) ?? 0) > now().getTime()) return Promise.reject(couldNot())
      givenUpUntil.delete(key)
      const before = running.get(key)
      before?.hurry(urgency)
      if (before) return before.result
      const turn = begin(file, variant, key, urgency)
      running.set(key, turn)
      turn.result.catch(() => {}).finally(() => running.delete(key))
      return turn.result
    },
  }
}

function widthOf(variant: PictureVariant): number {
  if (variant.shape === 'whole') return variant.width
  return { icon: iconWidth, woven: wovenWidth, social: socialSize.width, card: socialSize.width }[variant.shape]
}

function couldNot(cause?: unknown): AppError {
  return new AppError('invalid-format', 415, refusalMessages.tooElaborate, { cause })
}

function missing(): AppError {
  return new AppError('object-not-found', 404, storageErrorMessages['object-not-found'])
}
