import type { BlogPost } from '#shared/content/blog-posts.ts'
import type { AnyCollection, AnyDefinition } from '#shared/content/define.ts'
import { collections, findDefinition } from '#shared/content/index.ts'
import { publishState, type PublishState } from '#shared/content/publish-state.ts'
import { findPlaceholders, type FieldPlaceholders } from '#shared/dashboard/placeholders.ts'
import type { ListRow } from '#shared/lists/admin-list.ts'
import { inListOrder, shownFields } from '#shared/lists/list-rows.ts'
import type { CopiedItem } from '#shared/offline/sync.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database, DocumentRow } from '#server/database/schema.ts'
import { followDocuments } from './follow-documents.ts'
import { insertInOrder } from '#server/database/insert-in-order.ts'
import { postFacts, publishedPosts, type PostFacts, type PublishedPosts } from './post-facts.ts'
import { copiedItem, publishedItem } from './rows.ts'

export type Catalogue = ReturnType<typeof openCatalogue>

/** What is known of an item without reading it. */
export type Listed = {
  definition: AnyDefinition
  /** Its newest values, as far as lists show them. */
  copied: CopiedItem
  state: PublishState
  /** Places that wait for the owner. */
  gaps: FieldPlaceholders[]
  /** How the blog knows it, while it is public. */
  post?: PostFacts
  /** Its line in a list, once somebody has seen it. */
  line?: ListedLine
}
/** `titles` says of which state the titles are that it refers to. */
export type ListedLine = { row: ListRow; titles: number }
/** One collection in the order of its definition, with how many items are in each state; a document is alone in its own. */
export type Shelf = {
  inOrder: Listed[]
  byId: Map<string, Listed>
  /** Those with pages that visitors can open. */
  byAddress: Map<string, Listed>
  counts: Record<PublishState, number>
  changes: number
}

/**
 * The few facts by which items are listed, chosen and counted, kept in memory: about half a kilobyte each. So a list costs
 * what it shows, however many items there are, and items themselves are read by their key.
 */
export function openCatalogue(database: Database, feed: Pick<ChangeFeed, 'subscribe'>) {
  const shelves = new Map<string, Shelf>()
  let posts: PublishedPosts & { changes: number } = { ...publishedPosts([]), changes: 0 }

  function shelfOf(name: string): Shelf {
    const known = shelves.get(name)
    if (known) return known
    const counts = { draft: 0, scheduled: 0, published: 0, changed: 0 }
    const shelf = { inOrder: [], byId: new Map(), byAddress: new Map(), counts, changes: 0 }
    shelves.set(name, shelf)
    return shelf
  }

  function lose({ collection, id }: { collection: string; id: string }): void {
    const shelf = shelves.get(collection)
    const old = shelf?.byId.get(id)
    if (!shelf || !old) return
    shelf.byId.delete(id)
    if (old.copied.live) shelf.byAddress.delete(addressIn(old))
    shelf.counts[old.state]--
    shelf.inOrder.splice(shelf.inOrder.indexOf(old), 1)
    shelf.changes++
  }

  const documents = followDocuments(database, feed, {
    places: () =>
      [...shelves].flatMap(([collection, { inOrder }]) =>
        inOrder.map(({ copied }) => ({ collection, id: copied.item.id })),
      ),
    lose,
    take(row) {
      const definition = findDefinition(row.collection)
      if (!definition) return
      lose(row)
      const shelf = shelfOf(row.collection)
      const entry = listed(definition, row)
      shelf.byId.set(row.id, entry)
      if (entry.copied.live) shelf.byAddress.set(addressIn(entry), entry)
      shelf.counts[entry.state]++
      if (definition.kind === 'document') shelf.inOrder.push(entry)
      else insertInOrder(shelf.inOrder, entry, inCatalogue(definition))
      shelf.changes++
    },
  })

  return {
    upToDate: documents.upToDate,
    /** As far as it is known: for those who have waited until it is up to date. */
    shelf: (name: string): Readonly<Shelf> => shelfOf(name),
    /** Its items as they are copied, one after the other as they are asked for. */
    *copies(name: string): Iterable<CopiedItem> {
      for (const { copied } of shelfOf(name).inOrder) yield copied
    },
    async read(name: string): Promise<Readonly<Shelf>> {
      await documents.upToDate()
      return shelfOf(name)
    },
    async posts(): Promise<PublishedPosts> {
      await documents.upToDate()
      const { inOrder, changes } = shelfOf(collections.blogPosts.name)
      if (posts.changes !== changes) {
        posts = { ...publishedPosts(inOrder.map(({ post }) => post).filter((post) => post !== undefined)), changes }
      }
      return posts
    },
  }
}

function listed(definition: AnyDefinition, row: DocumentRow): Listed {
  const { item, ...standing } = copiedItem(definition, row)
  const { id, createdAt, updatedAt } = item
  const shown = shownFields(definition).map((name) => [name, item[name]])
  return {
    definition,
    copied: { ...standing, item: { ...Object.fromEntries(shown), id, createdAt, updatedAt } },
    state: publishState({ isPublic: standing.live, hasDraft: standing.hasDraft, publishAt: standing.publishAt }),
    gaps: findPlaceholders(definition.fields, item),
    ...(definition.name === collections.blogPosts.name &&
      standing.live && {
        // A published post has every field of its definition.
        post: postFacts(publishedItem(definition, row) as unknown as BlogPost),
      }),
  }
}

/** What was written before there were addresses is found by its id. */
function addressIn({ copied }: Listed): string {
  return copied.address ?? copied.item.id
}

function inCatalogue(definition: AnyCollection): (a: Listed, b: Listed) => number {
  const compare = inListOrder(definition)
  return (a, b) => compare(a.copied, b.copied)
}
