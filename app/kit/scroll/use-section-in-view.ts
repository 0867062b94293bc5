import { useSyncExternalStore } from 'react'

/** Below the fixed header, where a place stands after a jump to it. */
const readingLinePx = 140

/** The id of the place being read: the last one that has passed the reading line; none before the first. */
export function useSectionInView(ids: string[]): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => lastAbove(ids),
    () => undefined,
  )
}

function lastAbove(ids: string[]): string | undefined {
  return ids.findLast((id) => {
    const place = document.getElementById(id)
    return place !== null && place.getBoundingClientRect().top <= readingLinePx
  })
}

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  window.addEventListener('resize', notify)
  return () => {
    window.removeEventListener('scroll', notify)
    window.removeEventListener('resize', notify)
  }
}
