import { useSyncExternalStore } from 'react'
import { motionAllowed, subscribeToMotion } from './motion-store.ts'

/** False on the server and until the page is alive: nothing moves before we know that it may. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(subscribeToMotion, motionAllowed, () => false)
}
