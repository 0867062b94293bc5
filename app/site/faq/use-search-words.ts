import { useState } from 'react'
import { useLocation } from 'react-router'
import { searchParameter } from '#shared/addresses/site-paths.ts'

/**
 * The words of ?suche=, which also work without JavaScript. Typing changes the address but asks the server nothing:
 * the router stays out of it, so no page change happens. Where the address changes otherwise, its words count again.
 */
export function useSearchWords(): [words: string, setWords: (words: string) => void] {
  const { key, search } = useLocation()
  const [typed, setTyped] = useState<{ at: string; words: string }>()
  const words = typed?.at === key ? typed.words : (new URLSearchParams(search).get(searchParameter) ?? '')

  function setWords(next: string) {
    setTyped({ at: key, words: next })
    const address = new URL(location.href)
    if (next.trim()) address.searchParams.set(searchParameter, next.trim())
    else address.searchParams.delete(searchParameter)
    history.replaceState(history.state, '', address)
  }
  return [words, setWords]
}
