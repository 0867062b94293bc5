import { offPathsOf } from '#shared/addresses/page-switch.ts'
import type { ContentName } from '#shared/content/index.ts'
import type { SearchAnswer } from '#shared/search/search-result.ts'
import type { Accessibility } from '#server/accessibility/accessibility.ts'
import type { Past } from '#server/content/past.ts'
import type { PublicReads } from '#server/content/public-reads.ts'

type Parts = { at: string; content: PublicReads; past: Past; measured: Accessibility['last'] }

const nothing: SearchAnswer = { results: [], total: 0, kinds: [], kind: null }

/** What pages get beside the content, as far as it is known for a moment; what is not known is left out. */
export function partsAt({ at, content, past, measured }: Parts) {
  return {
    now: () => new Date(at),
    offPaths: async () => offPathsOf(await content.list('pages')),
    past: {
      ...past,
      versions: async (name: ContentName) => (await past.versions(name)).filter(({ from }) => from <= at),
    },
    // The index holds what is published today.
    search: { results: async () => nothing, missed: async () => undefined },
    sealedAt: async () => undefined,
    async measured() {
      const last = await measured()
      return last && last.at <= at ? last : undefined
    },
  }
}
