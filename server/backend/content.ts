import { join } from 'node:path'
import { createEditingReads } from '#server/content/editing-reads.ts'
import { createEditorReads } from '#server/content/editor-reads.ts'
import { openFilledContent } from '#server/content/filled-content.ts'
import { openPageSwitch } from '#server/content/page-switch.ts'
import { openPast } from '#server/content/past.ts'
import { openPresence } from '#server/content/presence.ts'
import { openPreviewLinks } from '#server/content/preview-links.ts'
import { openReviews } from '#server/content/reviews.ts'
import { scheduleChore } from '#server/content/schedule.ts'
import { openSnapshots } from '#server/content/snapshots.ts'
import { openContentStore } from '#server/content/store.ts'
import { tidyUp } from '#server/content/tidy-up.ts'
import { openTrash } from '#server/content/trash.ts'
import { warmUp } from '#server/content/warm-up.ts'
import { contentPart } from '#server/exchange/content-part.ts'
import { openExchange } from '#server/exchange/exchange.ts'
import { mediaPart } from '#server/exchange/media-part.ts'
import { redirectPart } from '#server/exchange/redirect-part.ts'
import { openMedia } from '#server/media/media.ts'
import { openMissingPages } from '#server/redirects/missing-pages.ts'
import { openRedirects } from '#server/redirects/redirects.ts'
import { openReplacements } from '#server/replace/replacements.ts'
import type { BaseFloor } from './base.ts'
import { forAllNodes, type BackendOptions, type Floor } from './floor.ts'

export type ContentFloor = Awaited<ReturnType<typeof openContentFloor>>

/** What the site says, its pictures and its addresses, and how both are edited. */
export async function openContentFloor(
  { common, parts: { connections }, storeTimes }: BaseFloor,
  { isReserved }: Pick<BackendOptions, 'isReserved'>,
) {
  const { config, database, feed, log, now } = common
  const store = openContentStore(database, feed, now)
  const filled = openFilledContent(store, feed)
  const stopWarmUp = warmUp(store, log)
  const pageSwitch = openPageSwitch(store, feed)
  const media = await openMedia({ ...common, storeTimes })
  const trash = openTrash(database, feed, now)
  const snapshots = openSnapshots(database, feed, now)
  const redirects = openRedirects({ database, feed, now, isReserved })
  const missingPages = openMissingPages(database, now)
  const replacements = openReplacements(database, feed, now)
  // Media first: what is lost between the two leaves pictures without pages, never pages without pictures.
  const archived = [mediaPart({ media, log }), contentPart({ database, snapshots }), redirectPart(redirects)]
  return {
    parts: {
      store,
      filled,
      pageSwitch,
      media,
      trash,
      snapshots,
      redirects,
      missingPages,
      replacements,
      previewLinks: openPreviewLinks(database, now),
      editing: createEditingReads({ database, store, feed }),
      editor: createEditorReads({ config, store, feed, connections, pageSwitch }),
      presence: openPresence(database, now),
      past: openPast(database),
      reviews: openReviews(database, feed, now),
      exchange: openExchange(archived, join(config.mediaDir, 'imports'), now),
    },
    /** As visitors see it, with the catalogue. */
    published: { ...filled, catalogue: store.catalogue, idAt: store.idAt },
    chores: [
      ...forAllNodes(database, [
        scheduleChore(database, store, log, now),
        tidyUp({ trash, snapshots, database, store, log, now }),
        replacements.chore,
      ]),
      missingPages.chore,
      ...media.chores,
    ],
    async close() {
      stopWarmUp()
      pageSwitch.close()
    },
    async finish() {
      await missingPages.write().catch((cause) => log.warn('missing pages not written', { cause }))
      await media.close()
    },
  } satisfies Floor & Record<string, unknown>
}
