import { useSyncExternalStore } from 'react'

/** As wide as a telephone: up to 599 px, measured by the size of text as the style sheets are once they are built. */
const telephone = '(width < 37.5em)'

/** Whether this is the screen of a telephone. The server cannot know, and draws for a desk. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(telephone).matches,
    () => false,
  )
}

function subscribe(notify: () => void) {
  const query = matchMedia(telephone)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}
