import { join } from 'node:path'
import { createSerialQueue } from '#shared/time/serial-queue.ts'
import type { Chore } from '#server/base/chores.ts'
import type { Config } from '#server/base/config.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database } from '#server/database/schema.ts'
import type { Durations } from '#server/base/durations.ts'
import type { Log } from '#server/base/log.ts'
import { createBringPicture } from './bring-picture.ts'
import { createDelivery } from './delivery.ts'
import { createSvgDrawing } from './draw-svg.ts'
import { openDrawing } from './drawing.ts'
import { createInspect } from './inspect.ts'
import { createKeeper } from './keep-file.ts'
import { openLibrary } from './library.ts'
import { openMediaCatalogue } from './media-catalogue.ts'
import { createPictures } from './pictures.ts'
import { createPurge } from './purge.ts'
import { createReshape } from './reshape.ts'
import { openTransfer } from './transfer.ts'
import { openUploadSessions } from './upload-sessions.ts'
import { openUploads } from './uploads.ts'
import { createVariants } from './variants.ts'
import { openWorkFiles } from './work-files.ts'
import { openDiskStore } from './disk-store.ts'
import type { ObjectStore } from './object-store.ts'

export type Media = Awaited<ReturnType<typeof openMedia>>
type Parts = {
  config: Config
  database: Database
  feed: ChangeFeed
  log: Log
  now(): Date
  storeTimes?: Durations | undefined
}

const tidyEveryMs = 60 * 60 * 1_000

/** The media library: uploads, files, what people know of them, and how they reach visitors. */
export async function openMedia({ config, database, feed, log, now, storeTimes }: Parts) {
  const store = await openObjectStore(config, storeTimes)
  const catalogue = openMediaCatalogue(database, feed)
  // Drawing pictures takes memory and a core, and pages come first.
  const { run: inTurn } = createSerialQueue()
  const sessions = openUploadSessions(join(config.mediaDir, 'uploads'), now)
  const workFiles = openWorkFiles(join(config.mediaDir, 'drawing'), store)
  const drawing = openDrawing(config.drawing)
  const inspect = createInspect(drawing, workFiles)
  const variants = createVariants({ database, store, drawing, workFiles, log, now, inTurn })
  const delivery = createDelivery({ database, store, variants })
  const purge = createPurge(database, store, feed, now)
  let stopped = false
  let preparing: Promise<unknown> = Promise.resolve()
  let preparingAvif: Promise<unknown> = Promise.resolve()

  /** One picture after the other, so that an import of thousands does not wait in memory as a whole. */
  function prepare(mediaId: string) {
    const inFormat = (format: 'webp' | 'avif') => async () => {
      if (stopped) return
      await delivery.prepare(mediaId, format).catch((cause) => {
        if (!stopped) log.warn('picture could not be prepared, it is drawn when asked for', { mediaId, format, cause })
      })
    }
    preparing = preparing.then(inFormat('webp'))
    preparingAvif = Promise.all([preparing, preparingAvif]).then(inFormat('avif'))
  }

  const keeper = createKeeper({ database, feed, store, purge, now, onKept: prepare })
  const transfer = openTransfer({ config, database, feed, store, purge, now, inTurn, inspect, onKept: prepare })
  const tidy: Chore = {
    name: 'tidy media',
    everyMs: tidyEveryMs,
    async work() {
      await sessions.removeExpired()
      await workFiles.removeForgotten(now())
      await inTurn(purge.removeOutlived)
    },
  }

  const uploads = openUploads({ config, sessions, keeper, inTurn, inspect })

  return {
    library: openLibrary({ database, feed, catalogue, now }),
    uploads,
    /** A picture of another site, checked like any other file that arrives. */
    bringPicture: createBringPicture(uploads, config),
    pictures: createPictures(catalogue),
    delivery,
    reshape: createReshape({ drawing, workFiles, inspect, keeper, inTurn, now }),
    drawSvg: createSvgDrawing(drawing, workFiles),
    transfer,
    /** For good, in turn with new files: a file that is being kept again must not be thrown away meanwhile. */
    remove: (ids: string[], by: string) => inTurn(() => purge.remove(ids, by)),
    /** Everything drawn that was begun. */
    settled: () => preparingAvif,
    chores: [tidy],
    async close() {
      stopped = true
      await drawing.close()
      await preparingAvif
      store.close()
    },
  }
}

/** Chosen by the settings: the disk unless a bucket is named (I1). */
export async function openObjectStore(
  { objectStorage, mediaDir, outbound }: Config,
  times?: Durations,
): Promise<ObjectStore> {
  if (!objectStorage) return openDiskStore(join(mediaDir, 'objects'))
  // Loaded only where it is used: the client costs memory that a site on disk can spare.
  const { openS3Store } = await import('./s3-store.ts')
  return openS3Store(objectStorage, outbound, times)
}
