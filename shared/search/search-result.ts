import type { searchWords } from '#shared/messages/search.ts'

/** A piece of a text; `hit` where it holds a word that was searched for. */
export type TextPiece = { text: string; hit: boolean }
type SearchKind = keyof typeof searchWords.texts.kinds
export type SearchResult = {
  id: string
  kind: SearchKind
  title: TextPiece[]
  /** Where in the entry it stands; empty at its beginning. */
  heading: string
  excerpt: TextPiece[]
  url: string
}

/** What the search page shows: the best of all that was found, or of one kind. */
export type SearchAnswer = {
  results: SearchResult[]
  /** How many there are, shown or not. */
  total: number
  /** How many there are of each kind, whichever is chosen. */
  kinds: { kind: SearchKind; count: number }[]
  /** The kind that was asked for, where there is any of it. */
  kind: SearchKind | null
}

/** How long a question to the search may be, how many answers it shows, and how many are counted. */
export const searchMaxLength = 100
export const searchResultsShown = 20
export const searchResultsCounted = 100
