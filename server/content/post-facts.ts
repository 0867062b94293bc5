import type { BlogPost } from '#shared/content/blog-posts.ts'
import { tagKey } from '#shared/blog/related-posts.ts'

/** By what posts are chosen: for a page of the blog, for a service, as the next one to read. Tags are as they are compared. */
export type PostFacts = Pick<
  BlogPost,
  'id' | 'address' | 'category' | 'series' | 'tags' | 'motif' | 'date' | 'title' | 'cover' | 'updatedAt'
>

export function postFacts(post: PostFacts): PostFacts {
  const { id, address, category, series, tags, motif, date, title, cover, updatedAt } = post
  return { id, address, category, series, tags: tags.map(tagKey), motif, date, title, cover, updatedAt }
}

/** Published posts, newest first, and how many of them each category has. */
export type PublishedPosts = { facts: readonly PostFacts[]; counts: ReadonlyMap<string, number> }

export function countByCategory(posts: readonly Pick<PostFacts, 'category'>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { category } of posts) counts.set(category, (counts.get(category) ?? 0) + 1)
  return counts
}
