import type { BlogPost } from '#shared/content/blog-posts.ts'

type Comparable = Pick<BlogPost, 'id' | 'category' | 'tags'>

/** Tags that differ only in their case are the same. */
export function tagKey(tag: string): string {
  return tag.toLowerCase()
}

/**
 * What to read next: posts that share most with this one, then the others, each in the order given (newest first). Tags are
 * given by their keys.
 */
export function relatedPosts<Post extends Comparable>(post: Comparable, all: readonly Post[], most: number): Post[] {
  const tags = new Set(post.tags)
  const best: { other: Post; shared: number }[] = []
  for (const other of all) {
    if (other.id === post.id) continue
    const shared = sharedBy(post, tags, other)
    if (best.length === most && shared <= (best.at(-1)?.shared ?? 0)) continue
    // Behind all that share as much: they are newer.
    const place = best.findIndex((entry) => entry.shared < shared)
    best.splice(place < 0 ? best.length : place, 0, { other, shared })
    if (best.length > most) best.pop()
  }
  return best.map(({ other }) => other)
}

/** The series of a post from its first on, itself among them; nothing where it stands alone. Given newest first. */
export function postsOfSeries<Post extends { series: string }>(post: { series: string }, all: readonly Post[]): Post[] {
  const name = seriesKey(post)
  const posts = name === '' ? [] : all.filter((other) => seriesKey(other) === name)
  return posts.length > 1 ? posts.toReversed() : []
}

/** All series from their first post on, the one that was added to last before the others. Given newest first. */
export function allSeries<Post extends { series: string }>(all: readonly Post[]): { name: string; posts: Post[] }[] {
  return [...Map.groupBy(all, seriesKey)]
    .filter(([key, posts]) => key !== '' && posts.length > 1)
    .map(([, posts]) => ({ name: posts[0]!.series.trim(), posts: posts.toReversed() }))
}

/** Two spellings of one name mean the same series. */
function seriesKey({ series }: { series: string }): string {
  return series.trim().toLowerCase()
}

/** The posts before and after this one in time, in a list that is sorted newest first. */
export function neighboursOf<Post extends { id: string }>(
  id: string,
  all: readonly Post[],
): { newer?: Post; older?: Post } {
  const index = all.findIndex((post) => post.id === id)
  return index < 0 ? {} : { newer: all[index - 1], older: all[index + 1] }
}

/** The category says more than a tag does. */
function sharedBy(post: Comparable, tags: ReadonlySet<string>, other: Comparable): number {
  let shared = post.category !== '' && post.category === other.category ? 2 : 0
  for (const tag of other.tags) if (tags.has(tag)) shared++
  return shared
}
