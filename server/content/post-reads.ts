import type { BlogPost, PostCard, ReadPost } from '#shared/content/blog-posts.ts'
import { pageOf } from '#shared/blog/paging.ts'
import { searchPosts } from '#shared/blog/post-search.ts'
import { neighboursOf, postsOfSeries } from '#shared/blog/related-posts.ts'
import { countByCategory, postFacts, publishedPosts, toCard, withMinutes } from './post-facts.ts'
import type { PostFacts, PublishedPosts } from './post-facts.ts'

/** Facts of all of them, the posts themselves on request. */
export type PostSource = PublishedPosts & {
  /** Those that hold every word. */
  found(search: string): Promise<readonly PostFacts[]>
  read(ids: string[]): Promise<ReadPost[]>
  cards(ids: string[]): Promise<PostCard[]>
}
type IsMeant = (post: PostFacts) => boolean
type Asked = { search: string; category: string | null; number: number; size: number }

/** What pages show of the blog. Only posts that are shown are read. */
export function createPostReads(
  withSource: <Result>(work: (source: PostSource) => Promise<Result>) => Promise<Result>,
) {
  return {
    newest: (most: number, isMeant: IsMeant = () => true): Promise<PostCard[]> =>
      withSource(({ facts, cards }) => cards(firstOf(facts, most, isMeant))),

    /** The same with their texts, for feeds. */
    newestInFull: (most: number, isMeant: IsMeant): Promise<BlogPost[]> =>
      withSource(({ facts, read }) => read(firstOf(facts, most, isMeant))),

    /** One page of the posts that were searched for, with how many of them each category has. */
    page: ({ search, category, number, size }: Asked) =>
      withSource(async ({ facts, counts, found, cards }) => {
        const all = search === '' ? facts : await found(search)
        const listed = category === null ? all : all.filter((post) => post.category === category)
        const page = pageOf(listed, number, size)
        return {
          posts: page && { ...page, items: await cards(page.items.map(({ id }) => id)) },
          found: all.length,
          counts: search === '' ? counts() : countByCategory(all),
          /** How many of all that are published. */
          published: counts(),
        }
      }),

    /** A post with those of its series, those before and after it in time, and what to read next; undefined without one. */
    around: (id: string, most: number) =>
      withSource(async ({ facts, related: relatedTo, read, cards }) => {
        const own = facts.find((post) => post.id === id)
        if (!own) return undefined
        const [[post], related] = await Promise.all([read([id]), cards(relatedTo(own, most).map((other) => other.id))])
        return post ? { post, related, series: postsOfSeries(own, facts), ...neighboursOf(id, facts) } : undefined
      }),

    /** Series to read from their beginning. */
    series: (most: number) => withSource(async (source) => source.series().slice(0, most)),

    /** When posts appeared, from then on. */
    datesFrom: (from: string): Promise<string[]> =>
      withSource(async ({ facts }) => facts.filter(({ date }) => date >= from).map(({ date }) => date)),
  }
}

/** Posts that are all at hand, such as those the site came with. */
export function sourceOf(posts: BlogPost[]): PostSource {
  const byId = new Map(posts.map((post) => [post.id, post]))
  return {
    ...publishedPosts(posts.map(postFacts)),
    found: async (search) => searchPosts(posts, search),
    read: async (ids) => ids.flatMap((id) => byId.get(id) ?? []).map(withMinutes),
    cards: async (ids) => ids.flatMap((id) => byId.get(id) ?? []).map(toCard),
  }
}

function firstOf(facts: readonly PostFacts[], most: number, isMeant: IsMeant): string[] {
  const ids: string[] = []
  for (const post of facts) {
    if (ids.length === most) break
    if (isMeant(post)) ids.push(post.id)
  }
  return ids
}
