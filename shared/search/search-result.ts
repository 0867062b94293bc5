import type { searchWords } from '#shared/messages/search.ts'

/** A piece of a text; `hit` where it holds a word that was searched for. */
export type TextPiece = { text: string; hit: boolean }
export type SearchResult = {
  id: string
  kind: keyof typeof searchWords.texts.kinds
  title: TextPiece[]
  /** Where in the entry it stands; empty at its beginning. */
  heading: string
  excerpt: TextPiece[]
  url: string
}

/** How long a question to the search may be, and how many answers it shows. */
export const searchMaxLength = 100
export const searchResultsShown = 20
