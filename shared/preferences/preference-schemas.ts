import { z } from '../zod.ts'
import { wrongInput } from '#shared/messages/wrong-input.ts'

// What the server checks. Apart from the types: every screen of the admin area knows those, and none needs zod for it.

const name = z.string().trim().min(1, wrongInput.noName).max(40, wrongInput.atMost(40))

export const sidebarPreferencesSchema = z.strictObject({
  /** Groups that are folded. */
  folded: z.array(z.string().max(40)).max(20),
  /** Screens that stand on top, by their address. */
  favourites: z.array(z.string().startsWith('/').max(200)).max(20, wrongInput.tooManyFavourites(20)),
})

export const listPreferencesSchema = z.strictObject({
  /** Columns that are not shown. */
  hidden: z.array(z.string().max(40)).max(20),
  /** What was searched, filtered and sorted, by the name that it was given; as it stands in the address. */
  views: z.array(z.strictObject({ name, query: z.string().max(300) })).max(20, wrongInput.tooManyViews(20)),
})
