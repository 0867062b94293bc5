import { useSyncExternalStore } from 'react'

/** As wide as a telephone; the same measure as in the style sheets. */
const telephone = '(max-width: 599px)'

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
