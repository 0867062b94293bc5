import { adminCachePrefix, cachesLock, pagesCachePrefix } from '#shared/offline/offline-copy.ts'
import { buildFacts } from './build-facts.ts'

const atOnce = 24
/** A copy may be a page of a version that came while the one before was at work, and so in the cache of that. */
const keptVersions = 2

type Prefix = typeof pagesCachePrefix | typeof adminCachePrefix

/** The caches of an area, the one of this version first. Their existence is the permission to keep something. */
export async function cachesOf(prefix: Prefix): Promise<Cache[]> {
  const own = prefix + buildFacts.version
  return unlessErased(async () => {
    const names = await namesOf(prefix)
    const others = names.filter((name) => name !== own).toReversed()
    return Promise.all([...names.filter((name) => name === own), ...others].map((name) => caches.open(name)))
  })
}

export async function keepsAnythingOf(prefix: Prefix): Promise<boolean> {
  return (await namesOf(prefix)).length > 0
}

/**
 * The cache of this version, only where it is there already: the first one is made at the wish of a page, that of a new
 * version at its installation. A worker whose cache a later version has thrown away does not make it anew.
 */
export async function openIfAllowed(prefix: Prefix): Promise<Cache | undefined> {
  const own = prefix + buildFacts.version
  return unlessErased(async () => ((await namesOf(prefix)).includes(own) ? startKeeping(prefix) : undefined))
}

export function startKeeping(prefix: Prefix): Promise<Cache> {
  return caches.open(prefix + buildFacts.version)
}

/** A version that does not arrive whole leaves nothing behind: its cache would pass for the version before. */
export async function fillOrLeave(prefix: Prefix, fill: (cache: Cache) => Promise<void>): Promise<void> {
  const isNew = !(await caches.has(prefix + buildFacts.version))
  try {
    await fill(await startKeeping(prefix))
  } catch (cause) {
    if (isNew) await caches.delete(prefix + buildFacts.version)
    throw cause
  }
}

/** Gets the files that are still missing, all or none of a bunch; their names carry a hash, so what is there is right. */
export async function keepAssets(cache: Cache, assets: readonly string[]): Promise<void> {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = assets.filter((asset) => !kept.has(asset))
  // What another version left behind is still among the browser's own files and is not loaded again.
  while (missing.length > 0) await cache.addAll(missing.splice(0, atOnce).map(requestLater))
}

/** Two versions before stay: their copies count until there are newer ones. */
export async function deleteOutdatedCaches(): Promise<void> {
  const names = await caches.keys()
  const outdated = [pagesCachePrefix, adminCachePrefix].flatMap((prefix) =>
    outdatedCaches(names, prefix, buildFacts.version),
  )
  await Promise.all(outdated.map((name) => caches.delete(name)))
}

/** Browsers list caches in the order of their making: all but this version's and the newest of the others may go. */
export function outdatedCaches(names: readonly string[], prefix: string, version: string): string[] {
  return names.filter((name) => name.startsWith(prefix) && name !== prefix + version).slice(0, -keptVersions)
}

export async function deleteCachesOf(prefix: Prefix): Promise<void> {
  await Promise.all((await namesOf(prefix)).map((name) => caches.delete(name)))
}

/** After whatever the page itself asks for. */
function requestLater(asset: string): Request {
  return new Request(asset, { priority: 'low' })
}

/** Opening a cache that a page has just erased would make it anew, and with it the permission. */
function unlessErased<Result>(open: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(cachesLock, open) : open()
}

/** A browser that grants no storage has nothing of ours; its visitors still get their pages. */
async function namesOf(prefix: Prefix): Promise<string[]> {
  return (await caches.keys().catch(() => [])).filter((name) => name.startsWith(prefix))
}
