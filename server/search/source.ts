import type { CollectionName, ContentName, ItemOf } from '#shared/content/index.ts'
import type { PublishedReads } from '#server/content/filled-content.ts'
import type { Entry } from './entry.ts'

/** Part of what can be found: which content it is made of, and how. Drafts are not part of what the store lists (I6). */
export type Source = ItemSource | ComposedSource

/** A collection whose items are found one by one: where one changes, only that one is read again. */
export type ItemSource = { collection: CollectionName; entryOf(item: object): Entry }

/** Made of several things: where one of them changes, all of it is read again. */
export type ComposedSource = { reads: readonly ContentName[]; entries(store: PublishedReads): Promise<Entry[]> }

export function eachOf<Name extends CollectionName>(collection: Name, entryOf: (item: ItemOf<Name>) => Entry): Source {
  // It is given items of this collection only, which a list of all sources cannot say.
  return { collection, entryOf: entryOf as (item: object) => Entry }
}
