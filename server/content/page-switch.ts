import { offPathsOf } from '#shared/addresses/page-switch.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { ContentStore } from './store.ts'

export type PageSwitch = ReturnType<typeof openPageSwitch>

/** Which pages are switched off: every page, the search and the check before publishing ask, so it is read once. */
export function openPageSwitch(store: Pick<ContentStore, 'list'>, feed: ChangeFeed) {
  let known: Promise<readonly string[]> | undefined
  const unsubscribe = feed.subscribe((changes) => {
    if (changes.some(({ collection }) => collection === 'pages' || collection === '*')) known = undefined
  })

  return {
    /** Their addresses. */
    offPaths(): Promise<readonly string[]> {
      known ??= store.list('pages').then(offPathsOf)
      known.catch(() => (known = undefined))
      return known
    },
    close: unsubscribe,
  }
}
