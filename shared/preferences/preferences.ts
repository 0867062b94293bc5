import type { z } from '../zod.ts'
import type { listPreferencesSchema, sidebarPreferencesSchema } from './preference-schemas.ts'

// How somebody has arranged the admin area for themselves. It belongs to the person: kept on the server, the same on every
// device, nobody else's business and in no archive (decision 32).

export type SidebarPreferences = z.infer<typeof sidebarPreferencesSchema>
export type ListPreferences = z.infer<typeof listPreferencesSchema>
export type Preferences = { sidebar: SidebarPreferences; lists: Record<string, ListPreferences> }

/** Of somebody who has arranged nothing. */
export const noPreferences: Preferences = { sidebar: { folded: [], favourites: [] }, lists: {} }
export const noListPreferences: ListPreferences = { hidden: [], views: [] }

/** Addresses of the API behind them. */
export const preferencePaths = {
  sidebar: () => '/api/preferences/sidebar',
  list: (collection: string) => `/api/preferences/lists/${encodeURIComponent(collection)}`,
} as const
