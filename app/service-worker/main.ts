import { adminCachePrefix, pagesCachePrefix } from '#shared/offline/offline-copy.ts'
import { answerAdminPage, keepAdmin } from './answer-admin.ts'
import { answerAsset, answerPicture } from './answer-file.ts'
import { answerMessage } from './answer-message.ts'
import { answerDialog, answerPage, answerPageChange, keepSeenPage } from './answer-page.ts'
import { buildFacts } from './build-facts.ts'
import { deleteOutdatedCaches, fillOrLeave, keepAssets, keepsAnythingOf } from './kept-caches.ts'
import { kindOf, type RequestKind } from './request-kind.ts'

/** The global object, by its real type. */
const scope = globalThis as unknown as ServiceWorkerGlobalScope

const answers: Record<Exclude<RequestKind, 'other' | 'page-seen'>, (event: FetchEvent) => Promise<Response>> = {
  page: answerPage,
  'page-change': answerPageChange,
  dialog: answerDialog,
  asset: answerAsset,
  picture: answerPicture,
  'admin-page': answerAdminPage,
}

// A new version waits until no page is open any more: to take over at once browsers end the worker at work, and a page that
// it was about to answer would never come. Until then the one before finds the files of both (decision 15).
scope.addEventListener('install', (event) => event.waitUntil(prepareVersion()))
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))
scope.addEventListener('message', (event) => event.waitUntil(answerMessage(event)))
scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope.location.origin)
  // The browser sends it itself; the worker only learns that somebody looks at the page.
  if (kind === 'page-seen') event.waitUntil(keepSeenPage(event))
  else if (kind !== 'other') event.respondWith(answers[kind](event))
})

/** A new version comes with all its files or not at all. Where nothing is kept yet, nothing is fetched. */
async function prepareVersion(): Promise<void> {
  if (await keepsAnythingOf(pagesCachePrefix))
    await fillOrLeave(pagesCachePrefix, (cache) => keepAssets(cache, buildFacts.siteAssets))
  // Whoever is not signed in any more goes on with the frame of the version before.
  if (await keepsAnythingOf(adminCachePrefix)) await keepAdmin().catch(() => undefined)
}

async function takeOver(): Promise<void> {
  await deleteOutdatedCaches()
  await scope.clients.claim()
}
