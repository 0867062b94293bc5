import type { BlogPost } from '#shared/content/blog-posts.ts'

type Comparable = Pick<BlogPost, 'id' | 'category' | 'tags'>

const none = -1
const unknown = -2

/** Tags that differ only in their case are the same. */
export function tagKey(tag: string): string {
  return tag.toLowerCase()
}

/**
 * What to read next: posts that share most with one, then the others, each in the order given (newest first). Tags are given
 * by their keys. What is compared stands in rows of numbers: the posts themselves lie all over the memory.
 */
export function relatedIn<Post extends Comparable>(all: readonly Post[]) {
  const numbers = new Map<string, number>()
  const numberOf = (key: string) => numbers.get(key) ?? numbers.set(key, numbers.size).size - 1
  const categories = Int32Array.from(all, ({ category }) => (category === '' ? none : numberOf(category)))
  const tags = Int32Array.from(all.flatMap((post) => post.tags.map(numberOf)))
  /** Behind the last tag of each. */
  const ends = new Int32Array(all.length)
  for (const [place, post] of all.entries()) ends[place] = (ends[place - 1] ?? 0) + post.tags.length

  return (post: Comparable, most: number): Post[] => {
    const category = numbers.get(post.category) ?? unknown
    const own = new Set(post.tags.map((tag) => numbers.get(tag) ?? unknown))
    const best: { place: number; shared: number }[] = []
    let tag = 0
    for (let place = 0; place < all.length; place++) {
      // The category says more than a tag does.
      let shared = category === categories[place] ? 2 : 0
      for (const end = ends[place]!; tag < end; tag++) if (own.has(tags[tag]!)) shared++
      if (best.length === most && shared <= best.at(-1)!.shared) continue
      if (all[place]!.id === post.id) continue
      // Behind all that share as much: they are newer.
      const before = best.findIndex((entry) => entry.shared < shared)
      best.splice(before < 0 ? best.length : before, 0, { place, shared })
      if (best.length > most) best.pop()
    }
    return best.map(({ place }) => all[place]!)
  }
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
