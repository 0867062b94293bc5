import { z } from '../zod.ts'

// How somebody has arranged the admin area for themselves. It belongs to the person: kept on the server, the same on every
// device, nobody else's business and in no archive (decision 32).

const name = z.string().trim().min(1, 'Bitte einen Namen angeben').max(40, 'Höchstens 40 Zeichen')

export const sidebarPreferencesSchema = z.strictObject({
  /** Groups that are folded. */
  folded: z.array(z.string().max(40)).max(20),
  /** Screens that stand on top, by their address. */
  favourites: z.array(z.string().startsWith('/').max(200)).max(20, 'Höchstens 20 Favoriten'),
})
export type SidebarPreferences = z.infer<typeof sidebarPreferencesSchema>

export const listPreferencesSchema = z.strictObject({
  /** Columns that are not shown. */
  hidden: z.array(z.string().max(40)).max(20),
  /** What was searched, filtered and sorted, by the name that it was given; as it stands in the address. */
  views: z.array(z.strictObject({ name, query: z.string().max(300) })).max(20, 'Höchstens 20 Ansichten'),
})
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
