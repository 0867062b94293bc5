import { join } from 'node:path'
import type { Chore } from '#server/chores.ts'
import type { Config } from '#server/config.ts'
import type { ChangeFeed } from '#server/content/change-feed.ts'
import type { Database } from '#server/database/schema.ts'
import type { Log } from '#server/log.ts'
import { createDelivery } from './delivery.ts'
import { createKeeper } from './keep-file.ts'
import { openLibrary } from './library.ts'
import { openObjectStore } from './open-object-store.ts'
import { openPictures } from './pictures.ts'
import { createPurge } from './purge.ts'
import { openTransfer } from './transfer.ts'
import { createTurns } from './turns.ts'
import { openUploadSessions } from './upload-sessions.ts'
import { openUploads } from './uploads.ts'

export type Media = Awaited<ReturnType<typeof openMedia>>
type Parts = { config: Config; database: Database; feed: ChangeFeed; log: Log; now(): Date }

const tidyEveryMs = 60 * 60 * 1_000

/** The media library: uploads, files, what people know of them, and how they reach visitors. */
export async function openMedia({ config, database, feed, log, now }: Parts) {
  const store = await openObjectStore(config)
  const inTurn = createTurns()
  const sessions = openUploadSessions(join(config.mediaDir, 'uploads'), now)
  const delivery = createDelivery({ database, store, inTurn })
  const purge = createPurge(database, store, feed, now)
  let stopped = false
  let preparing: Promise<void> = Promise.resolve()

  function prepare(mediaId: string) {
    preparing = preparing
      .then(() => delivery.prepare(mediaId, () => stopped))
      .catch((cause) => log.warn('picture could not be prepared, it is drawn when asked for', { mediaId, cause }))
  }

  const keeper = createKeeper({ database, feed, store, purge, now, onKept: prepare })
  const transfer = openTransfer({ config, database, feed, store, purge, now, inTurn, onKept: prepare })
  const tidy: Chore = {
    name: 'tidy media',
    everyMs: tidyEveryMs,
    async work() {
      await sessions.removeExpired()
      await inTurn(purge.removeOutlived)
    },
  }

  return {
    library: openLibrary(database, feed, now),
    uploads: openUploads({ config, sessions, keeper, inTurn }),
    pictures: openPictures(database, feed),
    delivery,
    transfer,
    /** For good, in turn with new files: a file that is being kept again must not be thrown away meanwhile. */
    remove: (ids: string[]) => inTurn(() => purge.remove(ids)),
    /** Everything drawn that was begun. */
    settled: () => preparing,
    chores: [tidy],
    async close() {
      stopped = true
      await preparing
      store.close()
    },
  }
}
