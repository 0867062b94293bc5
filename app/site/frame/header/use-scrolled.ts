import { useSyncExternalStore } from 'react'
import { scrollThresholdPx } from '#shared/constants.ts'

/** Whether the page has scrolled far enough for the header to condense (spec §2). */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isScrolled(window.scrollY),
    () => false,
  )
}

export function isScrolled(scrollY: number): boolean {
  return scrollY > scrollThresholdPx
}

function subscribe(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}
