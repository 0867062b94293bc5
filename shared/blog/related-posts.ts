import type { BlogPost } from '#shared/content/blog-posts.ts'

type Comparable = Pick<BlogPost, 'id' | 'category' | 'tags'>

/** What to read next: posts that share most with this one, then the others, each in the order given (newest first). */
export function relatedPosts<Post extends Comparable>(post: Comparable, all: Post[], most: number): Post[] {
  return all
    .filter(({ id }) => id !== post.id)
    .map((other) => ({ other, shared: sharedBy(post, other) }))
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, most)
    .map(({ other }) => other)
}

/** The posts before and after this one in time, in a list that is sorted newest first. */
export function neighboursOf<Post extends { id: string }>(id: string, all: Post[]): { newer?: Post; older?: Post } {
  const index = all.findIndex((post) => post.id === id)
  return index < 0 ? {} : { newer: all[index - 1], older: all[index + 1] }
}

/** The category says more than a tag does. */
function sharedBy(post: Comparable, other: Comparable): number {
  const sameCategory = post.category !== '' && post.category === other.category
  const tags = new Set(post.tags.map((tag) => tag.toLowerCase()))
  return (sameCategory ? 2 : 0) + other.tags.filter((tag) => tags.has(tag.toLowerCase())).length
}
