import type { ReviewState } from '#shared/reviews/reviews.ts'
import type { PublishState } from '#shared/content/publish-state.ts'

/** Unpublished work, or a moment that is planned. */
export type OpenWork = {
  path: string
  title: string
  area: string
  state: PublishState
  changedAt: string
  publishAt: string | null
  unpublishAt: string | null
}

/** Something somebody did. */
export type RecentChange = {
  seq: number
  at: string
  author: string
  /** „hat veröffentlicht“ and the like. */
  action: string
  /** The item, or what several that changed together are called. */
  title: string
  area: string
  count: number
  /** Missing where the item is gone. */
  path?: string
}

/** A draft that waits for a review, or went back. */
export type OpenReview = { path: string; title: string; state: ReviewState; by: string; at: string }

/** A place that waits for the owner. */
export type OpenPlaceholders = { path: string; title: string; note: string; count: number }

/** Browsers keep it for times without a connection, also over an update: a name in here stays. */
export type Dashboard = {
  drafts: { items: OpenWork[]; all: number }
  planned: OpenWork[]
  changes: RecentChange[]
  gaps: { open: OpenPlaceholders[]; filled: number; all: number }
  /** Missing in what an older version kept. */
  reviews?: OpenReview[]
}
