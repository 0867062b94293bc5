import { useEffect, useSyncExternalStore } from 'react'
import { onceReachable } from './reach-site.ts'
import { wantedPage } from './wanted-page.ts'

const subscribe = () => () => {}
const readHash = () => wantedPage(location.hash, location.origin)

/** The way back to the page that was wanted: by a click, or by itself as soon as the site can be reached. */
export function useWantedPage(): (() => void) | undefined {
  // The server knows no hash.
  const page = useSyncExternalStore(subscribe, readHash, () => undefined)
  useEffect(() => (page ? onceReachable(() => location.replace(page)) : undefined), [page])
  return page ? () => location.replace(page) : undefined
}
