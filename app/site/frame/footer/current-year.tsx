import { useSyncExternalStore } from 'react'
import { currentYear } from '#shared/time/current-year.ts'

const never = () => () => {}

/** A page may be older than the year: what was rendered is corrected in the browser. */
export function CurrentYear({ rendered }: { rendered: number }) {
  return useSyncExternalStore(never, currentYear, () => rendered)
}
