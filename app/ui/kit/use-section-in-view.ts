import { useSyncExternalStore } from 'react'

/** Below the fixed header, where a place stands after a jump to it. */
const readingLinePx = 140

/** The id of the place being read: the last one that has passed the reading line. Unknown on the server. */
export function useSectionInView(ids: string[]): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => lastAbove(ids),
    () => undefined,
  )
}

function lastAbove(ids: string[]): string | undefined {
  const passed = ids.findLast((id) => {
    const place = document.getElementById(id)
    return place !== null && place.getBoundingClientRect().top <= readingLinePx
  })
  return passed ?? ids[0]
}

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  window.addEventListener('resize', notify)
  return () => {
    window.removeEventListener('scroll', notify)
    window.removeEventListener('resize', notify)
  }
}
