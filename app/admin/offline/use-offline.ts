import { useSyncExternalStore } from 'react'
import { createObservable } from '#kit/state/observable.ts'
import type { Offline } from './offline.ts'
import type { Status } from './tab-events.ts'

/** What this tab keeps and sends; set once the admin area has opened it. */
export const currentOffline = createObservable<Offline | undefined>(undefined)

const nothing: Status = { connection: 'starting', changes: [], refused: [] }

export function useOffline(): Offline | undefined {
  return useSyncExternalStore(currentOffline.subscribe, currentOffline.get, () => undefined)
}

export function useOfflineStatus(): Status {
  const offline = useOffline()
  return useSyncExternalStore(
    (listener) => offline?.status.subscribe(listener) ?? (() => {}),
    () => offline?.status.get() ?? nothing,
    () => nothing,
  )
}
