import type { AnyDefinition } from '#shared/content/define.ts'
import type { BlogPost } from '#shared/content/blog-posts.ts'
import type { CollectionName, ContentName, DocumentName, ItemOf } from '#shared/content/index.ts'
import { searchPosts } from '#shared/blog/post-search.ts'
import { mayUse, rightToDraft } from '#shared/people/people.ts'
import type { Traveller } from '#shared/travel/moment.ts'
import { postFacts, publishedPosts, type PublishedPosts } from '#server/content/post-facts.ts'
import type { PublicStore } from '#server/content/public-reads.ts'
import type { StoredItem } from '#server/content/rows.ts'
import { definitionOf } from '#server/content/store.ts'
import type { Database } from '#server/database/schema.ts'
import { firstItem, futureItems, pastItems, type PlacedItem } from './rows-at.ts'

export type Journey = Traveller & { at: string }
type Parts = {
  database: Database
  now: () => Date
  /** Facts of all posts of a moment, which several pages ask for one after the other. */
  keep: (key: string, read: () => Promise<PublishedPosts>) => Promise<PublishedPosts>
}

/**
 * The content store as of a moment: the past from the revisions that visitors noticed, the future from what is planned.
 * It is read like the store of today, so pages are drawn by their own routes.
 */
export function contentAt({ database, now, keep }: Parts, { at, role }: Journey): PublicStore {
  async function read(definition: AnyDefinition, ids?: readonly string[]): Promise<StoredItem[]> {
    const planned = mayUse({ role }, rightToDraft(definition))
    const isPast = at <= now().toISOString()
    const found = isPast
      ? await pastItems(database, definition, at, ids)
      : await futureItems(database, definition, at, { planned, ids })
    return inOrder(definition, found)
  }

  async function get<Name extends ContentName>(name: Name, id: string): Promise<ItemOf<Name> | undefined> {
    const definition = definitionOf(name)
    const [item] = await read(definition, [id])
    const isRelied = definition.kind === 'document' || definition.fixed
    return (item ?? (isRelied ? await firstItem(database, definition, id) : undefined)) as ItemOf<Name> | undefined
  }

  const list = async <Name extends CollectionName>(name: Name) =>
    (await read(definitionOf(name))) as unknown as ItemOf<Name>[]

  const posts = () => keep(`${at} ${role}`, async () => publishedPosts((await list('blogPosts')).map(postFacts)))

  return {
    list,
    get,
    document: <Name extends DocumentName>(name: Name) => get(name, name),
    async several<Name extends CollectionName>(name: Name, ids: readonly string[]) {
      const items = new Map((await read(definitionOf(name), ids)).map((item) => [item.id, item]))
      return ids.flatMap((id) => items.get(id) ?? []) as unknown as ItemOf<Name>[]
    },
    async idAt(name: CollectionName, address: string) {
      const items = name === 'blogPosts' ? (await posts()).facts : ((await list(name)) as { id: string }[])
      return items.find((item) => ((item as { address?: string }).address || item.id) === address)?.id
    },
    catalogue: { posts },
    itemSearch: {
      async posts<Post extends { id: string }>(facts: readonly Post[], search: string) {
        const found = new Set(searchPosts((await list('blogPosts')) as BlogPost[], search).map(({ id }) => id))
        return facts.filter(({ id }) => found.has(id))
      },
    },
  }
}

function inOrder(definition: AnyDefinition, found: PlacedItem[]): StoredItem[] {
  const sign = definition.kind === 'collection' && definition.order.direction === 'desc' ? -1 : 1
  return found
    .toSorted((a, b) => sign * (compare(a.place, b.place) || compare(a.item.id, b.item.id)))
    .map(({ item }) => item)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
