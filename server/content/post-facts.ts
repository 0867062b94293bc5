import { allSeries, relatedIn, tagKey } from '#shared/blog/related-posts.ts'
import type { BlogPost, PostCard } from '#shared/content/blog-posts.ts'
import { memoized } from '#shared/html/memoized.ts'
import { readingMinutes } from '#shared/text/reading-time.ts'

/** By what posts are chosen: for a page of the blog, for a service, as the next one to read. Tags are as they are compared. */
export type PostFacts = Pick<
  BlogPost,
  'id' | 'address' | 'category' | 'series' | 'tags' | 'motif' | 'date' | 'title' | 'cover' | 'updatedAt'
>

export function postFacts(post: PostFacts): PostFacts {
  const { id, address, category, series, tags, motif, date, title, cover, updatedAt } = post
  return { id, address, category, series, tags: tags.map(tagKey), motif, date, title, cover, updatedAt }
}

export type PublishedPosts = ReturnType<typeof publishedPosts>

/** Posts, newest first, and what follows from all of them together: worked out when somebody asks for it, and once. */
export function publishedPosts(facts: readonly PostFacts[]) {
  let counts: ReadonlyMap<string, number> | undefined
  let changes: ReadonlyMap<string, string> | undefined
  let related: ReturnType<typeof relatedIn<PostFacts>> | undefined
  let series: ReturnType<typeof allSeries<PostFacts>> | undefined
  return {
    facts,
    /** How many each category has. */
    counts: () => (counts ??= countByCategory(facts)),
    /** When a post of each category changed last. */
    newestChanges: () => (changes ??= newestByCategory(facts)),
    related: (post: PostFacts, most: number) => (related ??= relatedIn(facts))(post, most),
    series: () => (series ??= allSeries(facts)),
  }
}

export function countByCategory(posts: readonly Pick<PostFacts, 'category'>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { category } of posts) counts.set(category, (counts.get(category) ?? 0) + 1)
  return counts
}

function newestByCategory(posts: readonly PostFacts[]): Map<string, string> {
  const newest = new Map<string, string>()
  for (const { category, updatedAt } of posts) {
    const known = newest.get(category)
    if (known === undefined || updatedAt > known) newest.set(category, updatedAt)
  }
  return newest
}

const minutesOf = memoized(readingMinutes)

/** Counted in the text as it is written, so that a card and the post itself say the same. */
export function withMinutes<Post extends Pick<BlogPost, 'content'>>(post: Post): Post & { readingMinutes: number } {
  return { ...post, readingMinutes: minutesOf(post.content) }
}

/** Lists show no text, so nobody has to make it ready for them. */
export function toCard(post: BlogPost): PostCard & { content: '' } {
  return { ...withMinutes(post), content: '' }
}
