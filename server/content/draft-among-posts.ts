import type { ReadPost } from '#shared/content/blog-posts.ts'
import { searchPosts } from '#shared/blog/post-search.ts'
import { compareBytes } from '#shared/lists/list-rows.ts'
import { insertInOrder } from '#server/database/insert-in-order.ts'
import { postFacts, publishedPosts, type PostFacts } from './post-facts.ts'
import type { PostSource } from './post-reads.ts'

/**
 * The blog with a draft where it would stand if it were published. Only what is shown is read: a preview is drawn anew with
 * every few words, however many posts there are.
 */
export function withDraft(source: PostSource, draft: ReadPost): PostSource {
  const own = postFacts(draft)
  const isOther = ({ id }: { id: string }) => id !== own.id
  const placedIn = (facts: readonly PostFacts[]) => {
    const all = facts.filter(isOther)
    insertInOrder(all, own, newestFirst)
    return all
  }
  async function among<Post extends { id: string }>(
    ids: string[],
    read: (others: string[]) => Promise<Post[]>,
    shown: Post,
  ): Promise<Post[]> {
    const others = new Map((await read(ids.filter((id) => id !== own.id))).map((other) => [other.id, other]))
    return ids.flatMap((id) => (id === own.id ? shown : (others.get(id) ?? [])))
  }
  return {
    ...publishedPosts(placedIn(source.facts)),
    async found(search) {
      const others = (await source.found(search)).filter(isOther)
      return searchPosts([draft], search).length > 0 ? placedIn(others) : others
    },
    read: (ids) => among(ids, source.read, draft),
    cards: (ids) => among(ids, source.cards, draft),
  }
}

/** As the blog is ordered (C11). */
function newestFirst(a: PostFacts, b: PostFacts): number {
  return compareBytes(b.date, a.date) || compareBytes(b.id, a.id)
}
