import {
  adminCachePrefix,
  pagesCachePrefix,
  type ServiceWorkerAnswer,
  type ServiceWorkerMessage,
} from '#shared/offline/offline-copy.ts'
import { keepAdmin } from './answer-admin.ts'
import { buildFacts } from './build-facts.ts'
import { fetchCopy, shownCopyOf } from './copies.ts'
import { dialogContents, importantPages, picturesIn } from './important-pages.ts'
import { deleteCachesOf, keepAssets, startKeeping } from './kept-caches.ts'
import { keyOf } from './request-kind.ts'

/** Important pages are looked at again after half a day; a page that was just visited is as new as can be. */
const importantFreshMs = 12 * 3_600_000
const visitedFreshMs = 60_000

/** Pages of this site only can send messages here. */
export async function answerMessage({ data, source, ports }: ExtendableMessageEvent): Promise<void> {
  const message = data as ServiceWorkerMessage
  const answer: ServiceWorkerAnswer = await carryOut(message, source && 'id' in source ? source.id : '').catch(() => ({
    done: false,
  }))
  ports[0]?.postMessage(answer)
}

async function carryOut(message: ServiceWorkerMessage, client: string): Promise<ServiceWorkerAnswer> {
  switch (message.type) {
    case 'keep-pages':
      await keepPages(message.page)
      return { done: true }
    case 'copy-shown':
      return { done: true, keptAt: shownCopyOf(client) }
    case 'keep-admin':
      await keepAdmin()
      return { done: true }
    case 'forget-admin':
      await deleteCachesOf(adminCachePrefix)
      return { done: true }
    default:
      return { done: false }
  }
}

/** Keeps the page that asks and the important ones, with all code that public pages may load. */
async function keepPages(visited: string): Promise<void> {
  const cache = await startKeeping(pagesCachePrefix)
  const key = keyOf(new URL(visited, location.origin))
  await keepAssets(cache, buildFacts.siteAssets)
  if (key) await fetchCopy(key, visitedFreshMs)
  for (const page of [...importantPages, ...dialogContents]) await fetchCopy(page, importantFreshMs)
  for (const page of importantPages) await keepPictures(cache, page)
}

/** Those of the library; the woven ones are files of the build. */
async function keepPictures(cache: Cache, page: string): Promise<void> {
  const html = await (await cache.match(page, { ignoreVary: true }))?.text()
  for (const picture of picturesIn(html ?? '')) await fetchCopy(picture, Number.POSITIVE_INFINITY)
}
