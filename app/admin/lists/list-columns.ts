import type { ListPreferences } from '#shared/preferences/preferences.ts'

/** What can be left out of a list; the title and what can be done always stay. */
export const listColumns = ['picture', 'details', 'appears', 'state', 'date'] as const
export type ListColumn = (typeof listColumns)[number]
/** Preferences may name columns of another version. */
export function shownColumns({ hidden }: ListPreferences): ReadonlySet<ListColumn> {
  return new Set(listColumns.filter((column) => !hidden.includes(column)))
}
