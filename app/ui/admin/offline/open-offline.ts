import { offlineMessages } from '#shared/messages/offline.ts'
import { indexedDbStorage } from '#ui/identity/indexed-db-storage.ts'
import { openIndexedDbStore } from './indexed-db-store.ts'
import { openMemoryStore } from './memory-store.ts'
import { createOffline, type Offline } from './offline.ts'

let opened: { person: string; offline: Promise<Offline> } | undefined

/** What this browser keeps for one person, opened once per tab and following the other tabs from then on. */
export function offlineFor(person: string): Promise<Offline> {
  if (opened?.person !== person) opened = { person, offline: open(person) }
  return opened.offline
}

/** Who used the admin area here last: without a connection nobody else can be asked. */
export async function lastPerson(): Promise<string | undefined> {
  const record = await indexedDbStorage()
    .read()
    .catch(() => null)
  return record?.id
}

async function open(person: string): Promise<Offline> {
  const name = `schaufenster-offline-${person}`
  const store = await openIndexedDbStore(name).catch((cause: unknown) => {
    console.warn(offlineMessages.memoryOnly, cause)
    return openMemoryStore()
  })
  const offline = createOffline({
    store,
    fetch: (input, init) => fetch(input, init),
    locks: navigator.locks,
    channel: new BroadcastChannel(name),
    lockName: name,
  })
  await offline.start()
  window.addEventListener('online', offline.retry)
  window.addEventListener('offline', offline.retry)
  return offline
}
