import { adminPaths } from '#shared/admin-paths.ts'
import { adminCachePrefix } from '#shared/offline-copy.ts'
import { buildFacts } from './build-facts.ts'
import { keepAssets } from './keep-assets.ts'
import { cachesOf, fillOrLeave } from './kept-caches.ts'

/** A page of the admin area always comes from the server; only without a connection its frame starts without content. */
export async function answerAdminPage({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request)
  } catch (cause) {
    for (const cache of await cachesOf(adminCachePrefix)) {
      const frame = await cache.match(adminPaths.offlineShell(), { ignoreVary: true })
      if (frame) return frame
    }
    throw cause
  }
}

/** Keeps the frame and the code of every screen, the public ones too: the editor shows previews of them. */
export async function keepAdmin(): Promise<void> {
  const frame = await fetch(adminPaths.offlineShell(), { credentials: 'same-origin', cache: 'no-store' })
  // Who is not signed in is led elsewhere.
  if (!frame.ok || frame.redirected) throw new Error(`the frame of the admin area answered ${frame.status}`)
  await fillOrLeave(adminCachePrefix, async (cache) => {
    await keepAssets(cache, [...buildFacts.siteAssets, ...buildFacts.adminAssets])
    await cache.put(adminPaths.offlineShell(), frame)
  })
}
