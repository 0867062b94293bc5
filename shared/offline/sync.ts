/** Names a change, so that sending it again does nothing. */
export const idempotencyHeader = 'idempotency-key'

/** For whom a browser asks: changes that wait belong to one person, whoever is signed in by now. */
export const personHeader = 'x-schaufenster-person'

/** Where a browser keeps who works in its admin area, until they sign out: no secret, and the mark that somebody does. */
export const personKey = 'schaufenster:offline-person'

export const syncPaths = {
  /** Everything that changed since a mark, or everything. */
  copy: (since: string | null) =>
    since === null ? '/api/sync/copy' : `/api/sync/copy?since=${encodeURIComponent(since)}`,
  /** A stream that tells whenever there is something new to fetch. */
  feed: () => '/api/sync/feed',
} as const

/** An item with its newest values, published or not, and where it stands. */
export type WorkingItem = {
  item: Record<string, unknown> & { id: string; createdAt: string; updatedAt: string }
  version: number
  status: 'draft' | 'scheduled' | 'published'
  /** Whether there is unpublished work. */
  hasDraft: boolean
  /** Whether visitors see anything of it. */
  live: boolean
  /** The last part of the address at which visitors see it; a draft may hold another one. */
  address?: string
  publishAt: string | null
  unpublishAt: string | null
}

/** An item as browsers of editors keep it; `sortKey` is its place in lists. */
export type CopiedItem = WorkingItem & { collection: string; sortKey: string }

export type CopyAnswer = {
  /** Where the next reading goes on. */
  mark: string
  /** Whether this is everything; otherwise it is what changed. */
  complete: boolean
  items: CopiedItem[]
  gone: { collection: string; id: string }[]
}
