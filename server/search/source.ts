import type { ContentName } from '#shared/content/index.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { Entry } from './entry.ts'

/** Part of what can be found: which content it is made of, and how. Drafts are not part of what the store lists (I6). */
export type Source = { reads: readonly ContentName[]; entries(store: ContentStore): Promise<Iterable<Entry>> }

/** Entries are made one by one while they are indexed, so that a thousand of them do not hold up requests. */
export function* each<Item>(items: Item[], make: (item: Item) => Entry): Generator<Entry> {
  for (const item of items) yield make(item)
}
