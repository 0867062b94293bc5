import type { GatedService, StoragePlace } from '#shared/consent/consent.ts'

type Key = GatedService['keys'][number]
/** A database that its owner still holds open goes when the page does. */
const patienceMs = 500

/** Deletes what services stored on this device, as far as a page may. A name may end in * for all that begin so. */
export async function deleteKeys(keys: Key[]): Promise<void> {
  const deletions = keys.map(({ name, storage }) => deleters[storage](matcherOf(name)))
  await Promise.race([Promise.allSettled(deletions), new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

type Matches = (name: string) => boolean

const deleters: Record<StoragePlace, (matches: Matches) => Promise<unknown>> = {
  localStorage: async (matches) => clear(window.localStorage, matches),
  sessionStorage: async (matches) => clear(window.sessionStorage, matches),
  async cookie(matches) {
    const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]!)
    for (const name of names.filter(matches))
      for (const domain of ['', ...domainsOf(location.hostname)])
        document.cookie = `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`
  },
  async indexedDb(matches) {
    const databases = await indexedDB.databases()
    await Promise.all(databases.flatMap(({ name }) => (name && matches(name) ? [deleteDatabase(name)] : [])))
  },
  async cacheStorage(matches) {
    const names = await caches.keys()
    await Promise.all(names.filter(matches).map((name) => caches.delete(name)))
  },
}

export function matcherOf(name: string): Matches {
  return name.endsWith('*') ? (stored) => stored.startsWith(name.slice(0, -1)) : (stored) => stored === name
}

/** A cookie may have been set for any of these. */
export function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

function clear(storage: Storage, matches: Matches): void {
  for (const key of Object.keys(storage).filter(matches)) storage.removeItem(key)
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => reject(request.error))
  })
}
