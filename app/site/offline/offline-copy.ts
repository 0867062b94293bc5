import { adminCachePrefix, pagesCachePrefix } from '#shared/offline/offline-copy.ts'
import { previewParameter } from '#shared/preview/preview.ts'
import { registerServiceWorker, tellServiceWorker } from '#kit/server-call/service-worker-client.ts'

/** Not in every browser. */
type Connection = { saveData?: boolean }

let keeping = false

/** Once per document: from then on the worker follows the visitor by itself. */
export async function keepPages(): Promise<void> {
  if (keeping || isPreview() || savesData()) return
  keeping = true
  if (await registerServiceWorker()) await tellServiceWorker({ type: 'keep-pages', page: location.href })
}

/** The worker goes as well, unless an editor needs it. */
export async function forgetPages(): Promise<void> {
  keeping = false
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  if (!registration) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(pagesCachePrefix)).map((name) => caches.delete(name)))
  if (!names.some((name) => name.startsWith(adminCachePrefix))) await registration.unregister()
}

/** A draft in a frame or behind a link is no visit. */
function isPreview(): boolean {
  return new URLSearchParams(location.search).has(previewParameter)
}

function savesData(): boolean {
  return (navigator as { connection?: Connection }).connection?.saveData === true
}
