import { replaceMessages as words } from '#shared/messages/replace.ts'
import { z } from '../zod.ts'

/** What is looked for, and where. */
export type SearchWish = z.infer<typeof searchWishSchema>
export type ReplaceWish = z.infer<typeof replaceWishSchema>

/** Something that holds the term, with its places. `stamp` tells whether somebody has changed it since. */
export type ReplaceItem = {
  collection: string
  id: string
  stamp: string
  title: string
  area: string
  /** Where it is edited. */
  path: string
  places: ReplacePlace[]
}
export type ReplacePlace = {
  /** What visitors see, or work on top of it. */
  side: ReplaceSide
  label: string
  hits: { key: string; before: string; match: string; after: string }[]
}
export type ReplaceSide = 'published' | 'draft'
export type ReplacePreview = {
  items: ReplaceItem[]
  hits: number
  /** There are more than can be shown at once. */
  more: boolean
}
/** What was replaced before and can be undone. */
export type PastReplacement = {
  id: string
  at: string
  by: string
  term: string
  replacement: string
  hits: number
  items: number
  undone: boolean
}
/** What undoing left alone, because somebody has changed it since. */
export type UndoneReplacement = { restored: number; kept: { title: string; path: string }[] }

export const replaceHitsMax = 2_000
const termMax = 200
const replacementMax = 2_000

export const searchWishSchema = z.strictObject({
  term: z.string(words.termMissing).trim().min(1, words.termMissing).max(termMax, words.termTooLong),
  matchCase: z.boolean().default(false),
  wholeWords: z.boolean().default(false),
  addresses: z.boolean().default(false),
})

export const replaceWishSchema = z.strictObject({
  search: searchWishSchema,
  replacement: z.string(words.replacementMissing).max(replacementMax, words.replacementTooLong),
  items: z
    .array(
      z.strictObject({
        collection: z.string().max(100),
        id: z.string().max(200),
        stamp: z.string().max(100),
        hits: z.array(z.string().max(500)).min(1).max(replaceHitsMax),
      }),
    )
    .min(1, words.nothingChosen)
    .max(replaceHitsMax, words.tooMany),
})

/** Where a hit stands: side, way to the value, and which one of the value it is. */
export function hitKey(side: ReplaceSide, path: string, place: number): string {
  return `${side}:${path}:${place}`
}
