import { z } from '../zod.ts'

// What the server checks. Apart from the types: every screen of the admin area knows those, and none needs zod for it.

const name = z.string().trim().min(1, 'Bitte einen Namen angeben').max(40, 'Höchstens 40 Zeichen')

export const sidebarPreferencesSchema = z.strictObject({
  /** Groups that are folded. */
  folded: z.array(z.string().max(40)).max(20),
  /** Screens that stand on top, by their address. */
  favourites: z.array(z.string().startsWith('/').max(200)).max(20, 'Höchstens 20 Favoriten'),
})

export const listPreferencesSchema = z.strictObject({
  /** Columns that are not shown. */
  hidden: z.array(z.string().max(40)).max(20),
  /** What was searched, filtered and sorted, by the name that it was given; as it stands in the address. */
  views: z.array(z.strictObject({ name, query: z.string().max(300) })).max(20, 'Höchstens 20 Ansichten'),
})
