import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ListChoice } from '#shared/lists/admin-list.ts'
import { choiceIn, choiceQuery } from '#shared/lists/list-choice.ts'

/** What is searched, filtered and sorted. It stands in the address too, so that the way back leads to the same list. */
export function useListChoice() {
  const [parameters] = useSearchParams()
  const [choice, setChoice] = useState(() => choiceIn(parameters))

  // Not through the router: every letter would ask the server for the whole screen again.
  useEffect(() => {
    const query = choiceQuery(choice).toString()
    const { pathname, hash } = window.location
    window.history.replaceState(window.history.state, '', pathname + (query ? `?${query}` : '') + hash)
  }, [choice])

  return { choice, change: (part: Partial<ListChoice>) => setChoice((before) => ({ ...before, ...part })) }
}
