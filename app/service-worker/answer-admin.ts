import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { adminCachePrefix } from '#shared/offline/offline-copy.ts'
import { buildFacts } from './build-facts.ts'
import { cachesOf, fillOrLeave, keepAssets } from './kept-caches.ts'

const madeHere = /\/lokal-\w+$/

/** A page of the admin area always comes from the server; only without a connection its frame starts without content. */
export async function answerAdminPage({ request }: FetchEvent): Promise<Response> {
  try {
    const answer = await fetch(request)
    // An item that was made on this device is known here only, under this address.
    return answer.status === 404 && madeHere.test(request.url) ? ((await keptFrame()) ?? answer) : answer
  } catch (cause) {
    const frame = await keptFrame()
    if (frame) return frame
    throw cause
  }
}

async function keptFrame(): Promise<Response | undefined> {
  for (const cache of await cachesOf(adminCachePrefix)) {
    const frame = await cache.match(adminPaths.offlineShell(), { ignoreVary: true })
    if (frame) return frame
  }
  return undefined
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
