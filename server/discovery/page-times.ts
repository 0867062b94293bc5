import type { CollectionName } from '#shared/content/index.ts'
import { pageBlockKinds, type PageBlock, type PageBlockKind } from '#blocks/kinds.ts'
import type { BlockKind } from '#shared/content/field-types.ts'
import type { PublishedContent } from '#server/content/filled-content.ts'

/** Which collection a kind of block shows beside its own words (blocks/kinds.test.ts holds that there is one). */
function collectionOf(kind: PageBlockKind): CollectionName | undefined {
  const { shows }: BlockKind = pageBlockKinds[kind]
  return shows as CollectionName | undefined
}

/** When the newest of the things changed that a page shows from elsewhere. Drafts have times of their own (J13). */
export async function shownOnPage(store: PublishedContent) {
  const shown = (Object.keys(pageBlockKinds) as PageBlockKind[]).map(collectionOf)
  const names = [...new Set(shown.filter((name) => name !== undefined))]
  const times = new Map(await Promise.all(names.map(async (name) => [name, await newestIn(store, name)] as const)))
  return (blocks: readonly PageBlock[]): (string | undefined)[] =>
    blocks.flatMap(({ kind, hidden }) => {
      const name = hidden ? undefined : collectionOf(kind)
      return name === undefined ? [] : [times.get(name)]
    })
}

async function newestIn(store: PublishedContent, name: CollectionName): Promise<string | undefined> {
  // Of posts there may be thousands; what is in memory will do.
  if (name === 'blogPosts') return newestOf((await store.catalogue.posts()).newestChanges().values())
  return newestOf((await store.list(name)).map(({ updatedAt }) => updatedAt))
}

export function newestOf(times: Iterable<string | undefined>): string | undefined {
  let newest: string | undefined
  for (const time of times) if (time !== undefined && (newest === undefined || time > newest)) newest = time
  return newest
}
