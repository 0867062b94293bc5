import type { CookieCategory } from '#shared/consent/consent.ts'
import { adminCachePrefix, cachesLock, pagesCachePrefix } from '#shared/offline/offline-copy.ts'
import { previewParameter } from '#shared/preview/preview.ts'
import { consentState, subscribeToConsent } from '#site/consent/consent-store.ts'
import { registerServiceWorker, tellServiceWorker } from '#kit/server-call/service-worker-client.ts'

/** Not in every browser. */
type Connection = { saveData?: boolean }

let keeping = false

/** Keeps pages on the device as long as that is allowed, and erases them as soon as it is not (H22, J10). */
export function followOfflineCopy(category: CookieCategory): void {
  const follow = () => void (consentState().choices[category] ? keepPages() : forgetPages())
  follow()
  subscribeToConsent(follow)
}

/** Once per document: from then on the worker follows the visitor by itself. */
async function keepPages(): Promise<void> {
  if (keeping || isPreview() || savesData()) return
  keeping = true
  // Withdrawn meanwhile, the worker is not asked any more.
  if ((await registerServiceWorker()) && keeping) await tellServiceWorker({ type: 'keep-pages', page: location.href })
}

/** The worker goes as well, unless an editor needs it. */
export async function forgetPages(): Promise<void> {
  keeping = false
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  if (!registration) return
  const names = await caches.keys()
  const erase = async () => {
    for (const name of await caches.keys()) if (name.startsWith(pagesCachePrefix)) await caches.delete(name)
  }
  // The worker may be about to keep the page that is just being visited.
  await (navigator.locks ? navigator.locks.request(cachesLock, erase) : erase())
  if (!names.some((name) => name.startsWith(adminCachePrefix))) await registration.unregister()
}

/** A draft in a frame or behind a link is no visit. */
function isPreview(): boolean {
  return new URLSearchParams(location.search).has(previewParameter)
}

function savesData(): boolean {
  return (navigator as { connection?: Connection }).connection?.saveData === true
}
