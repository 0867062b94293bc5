import { pagesCachePrefix } from '#shared/offline/offline-copy.ts'
import { buildFacts } from './build-facts.ts'
import { fetchCopy } from './fetch-copy.ts'
import { dialogContents, importantPages } from './important-pages.ts'
import { keepAssets } from './keep-assets.ts'
import { startKeeping } from './kept-caches.ts'
import { keyOf } from './request-kind.ts'
import { picturesIn } from './pictures-in.ts'
import { scope } from './scope.ts'

/** Important pages are looked at again after half a day; a page that was just visited is as new as can be. */
const importantFreshMs = 12 * 3_600_000
const visitedFreshMs = 60_000

/** Keeps the page that asks and the important ones, with all code that public pages may load. */
export async function keepPages(visited: string): Promise<void> {
  const cache = await startKeeping(pagesCachePrefix)
  const key = keyOf(new URL(visited, scope.location.origin))
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
