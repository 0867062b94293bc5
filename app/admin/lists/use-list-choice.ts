import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ListChoice, ListSort } from '#shared/lists/admin-list.ts'
import { publishStates } from '#shared/content/publish-state.ts'

const sorts: readonly ListSort[] = ['default', 'title', 'state', 'changed']

/** What is searched, filtered and sorted. It stands in the address too, so that the way back leads to the same list. */
export function useListChoice() {
  const [parameters] = useSearchParams()
  const [choice, setChoice] = useState(() => fromAddress(parameters))

  // Not through the router: every letter would ask the server for the same rows again.
  useEffect(() => {
    const query = toAddress(choice).toString()
    const { pathname, hash } = window.location
    window.history.replaceState(window.history.state, '', pathname + (query ? `?${query}` : '') + hash)
  }, [choice])

  return { choice, change: (part: Partial<ListChoice>) => setChoice((before) => ({ ...before, ...part })) }
}

function fromAddress(parameters: URLSearchParams): ListChoice {
  const sort = parameters.get('sortierung') ?? ''
  const name = sort.replace(/^-/, '')
  const state = parameters.get('status')
  return {
    search: parameters.get('suche') ?? '',
    state: publishStates.find((known) => known === state) ?? 'all',
    sort: sorts.find((known) => known === name) ?? 'default',
    descending: sort.startsWith('-'),
  }
}

function toAddress({ search, state, sort, descending }: ListChoice): URLSearchParams {
  return new URLSearchParams({
    ...(search && { suche: search }),
    ...(state !== 'all' && { status: state }),
    ...(sort !== 'default' && { sortierung: (descending ? '-' : '') + sort }),
  })
}
