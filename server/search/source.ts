import type { ContentName } from '#shared/content/index.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { Entry } from './entry.ts'

/** Part of what can be found: which content it is made of, and how. Drafts are not part of what the store lists (I6). */
export type Source = { reads: readonly ContentName[]; entries(store: ContentStore): Promise<Entry[]> }
