import { useEffect } from 'react'
import { useOffline } from './use-offline.ts'

/** Keeps what a screen shows, for the next time without a connection. */
export function useKeptScreen(mark: string, data: unknown) {
  const offline = useOffline()
  useEffect(() => {
    // Only what the server just said: a copy would be kept as if it were new.
    if (offline?.status.get().connection !== 'offline') void offline?.setMark(mark, data)
  }, [offline, mark, data])
}
