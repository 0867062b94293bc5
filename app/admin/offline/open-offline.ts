import { personHeader } from '#shared/offline/sync.ts'
import { adminOfflineMessages } from '#shared/messages/admin-offline.ts'
import { openIndexedDbStore } from './indexed-db-store.ts'
import { forgetPerson } from './last-person.ts'
import { openMemoryStore } from './memory-store.ts'
import { createOffline, type Offline } from './offline.ts'

/** The first copy of a large site keeps server and browser busy: the screen that somebody waits for comes first. */
const screenFirstMs = 1_000

let opened: { person: string; offline: Promise<Offline> } | undefined

/** What this browser keeps for one person, opened once per tab and following the other tabs from then on. */
export function openOfflineFor(person: string): Promise<Offline> {
  if (opened?.person === person) return opened.offline
  // Nobody works for two people: what waits for the one before stays until they return.
  void opened?.offline.then((before) => before.close()).catch(() => {})
  const offline = open(person)
  opened = { person, offline }
  offline.catch(() => {
    if (opened?.offline === offline) opened = undefined
  })
  return offline
}

/** How many changes of a person have not arrived. */
export async function countWaiting(person: string): Promise<number> {
  return (await openOfflineFor(person)).status.get().changes.length
}

/** After signing out: the copy goes, changes that wait stay for the same person. */
export async function forgetCopyOf(person: string): Promise<void> {
  forgetPerson()
  const offline = await openOfflineFor(person)
  await offline.forget()
  offline.close()
}

async function open(person: string): Promise<Offline> {
  const name = `schaufenster-offline-${person}`
  const store = await openIndexedDbStore(name).catch((cause: unknown) => {
    // oxlint-disable-next-line no-console -- the one place where the browser's own console is the right one (C8)
    console.warn(adminOfflineMessages.memoryOnly, cause)
    return openMemoryStore()
  })
  const offline = createOffline({
    store,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set(personHeader, person)
      return fetch(input, { ...init, headers })
    },
    locks: navigator.locks,
    channel: new BroadcastChannel(name),
    lockName: name,
    restMs: navigator.onLine ? screenFirstMs : 0,
  })
  await offline.start()
  window.addEventListener('online', offline.retry)
  window.addEventListener('offline', offline.retry)
  return offline
}
