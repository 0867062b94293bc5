import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ListRow } from '#shared/lists/admin-list.ts'
import type { Offline } from './offline.ts'
import type { TabEvent } from './tab-events.ts'
import { useOffline } from './use-offline.ts'

/** The rows of a list with what waits on this device; what others change appears as it happens. */
export function useShownRows(name: string, loaded: ListRow[]): ListRow[] {
  const offline = useOffline()
  const { revalidate } = useRevalidator()
  const [kept, setKept] = useState<ListRow[] | null>(null)

  const look = useEffectEvent(async (from: Offline, event?: TabEvent) => {
    const rows = await rowsWhileWaiting(from, name)
    if (rows) return setKept(rows)
    const concerned =
      event?.kind === 'changed' &&
      (event.places.length === 0 || event.places.some(({ collection }) => collection === name))
    // The server's rows first, so that nothing jumps back for a moment.
    if (concerned || kept) await revalidate()
    setKept(null)
  })
  useEffect(() => {
    if (!offline) return
    // Through a microtask: the first look is an answer to what is stored, like every later one.
    queueMicrotask(() => void look(offline))
    return offline.subscribe((event) => void look(offline, event))
  }, [offline])
  return kept ?? loaded
}

async function rowsWhileWaiting(offline: Offline, name: string): Promise<ListRow[] | undefined> {
  const { connection, changes } = offline.status.get()
  if (connection === 'online' && !changes.some(({ collection }) => collection === name)) return undefined
  if (connection === 'starting') return undefined
  const { readRows } = await import('./copy-reads.ts')
  return readRows(offline, name)
}
