/** Where a draft stands between those who write and those who publish. */
export type ReviewRow = {
  collection: string
  document_id: string
  state: 'waiting' | 'returned'
  /** Who handed it over, or returned it. */
  by: string
  at: string
}

export type CommentRow = {
  id: string
  collection: string
  document_id: string
  author: string
  text: string
  created_at: string
  resolved_at: string | null
}

/** What was replaced in one go, so that it can be undone in one. */
export type ReplacementRow = {
  id: string
  at: string
  by: string
  term: string
  replacement: string
  hits: number
  /** What was changed and how it stood before, as JSON (server/replace/changed-items.ts). */
  items: string
  undone_at: string | null
}
