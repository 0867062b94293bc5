import { useSyncExternalStore, useEffect } from 'react'
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

/** Keeps what a screen shows, for the next time without a connection. */
export function useKeptScreen(mark: string, data: unknown) {
  const offline = useOffline()
  useEffect(() => {
    // Only what the server just said: a copy would be kept as if it were new.
    if (offline?.status.get().connection !== 'offline') void offline?.setMark(mark, data)
  }, [offline, mark, data])
}
