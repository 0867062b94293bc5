import { listRowsShown } from '#shared/limits.ts'
import { publishStates } from '#shared/content/publish-state.ts'
import type { ListChoice, ListSort } from './admin-list.ts'

// A choice as it stands in an address: of the list itself, and of what the list asks for.

const sorts: readonly ListSort[] = ['default', 'title', 'state', 'changed']
const mostRows = 5_000
const facetPrefix = 'mit.'
const mostFacets = 5

export function choiceIn(parameters: URLSearchParams): ListChoice {
  const sort = parameters.get('sortierung') ?? ''
  const name = sort.replace(/^-/, '')
  const state = parameters.get('status')
  return {
    search: parameters.get('suche') ?? '',
    state: publishStates.find((known) => known === state) ?? 'all',
    facets: Object.fromEntries(
      [...parameters]
        .filter(([key, value]) => key.startsWith(facetPrefix) && value !== '')
        .slice(0, mostFacets)
        .map(([key, value]) => [key.slice(facetPrefix.length), value]),
    ),
    sort: sorts.find((known) => known === name) ?? 'default',
    descending: sort.startsWith('-'),
  }
}

export function choiceQuery({ search, state, facets, sort, descending }: ListChoice): URLSearchParams {
  return new URLSearchParams({
    ...(search && { suche: search }),
    ...(state !== 'all' && { status: state }),
    ...Object.fromEntries(Object.entries(facets).map(([path, value]) => [facetPrefix + path, value])),
    ...(sort !== 'default' && { sortierung: (descending ? '-' : '') + sort }),
  })
}

/** Where as many rows of a list are read as somebody looks at. */
export function listPartPath(collection: string, choice: ListChoice, limit: number): string {
  const query = choiceQuery(choice)
  query.set('anzahl', String(limit))
  return `/api/lists/${encodeURIComponent(collection)}?${query}`
}

export function rowLimitIn(parameters: URLSearchParams): number {
  const asked = Number(parameters.get('anzahl') ?? listRowsShown)
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, mostRows) : listRowsShown
}
