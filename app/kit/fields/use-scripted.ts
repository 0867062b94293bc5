import { useSyncExternalStore } from 'react'

/** False in what the server sends: a form that needs JavaScript must not be sent before it is alive. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
