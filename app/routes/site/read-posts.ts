import { toPostTeaser, type PostTeaser } from '#shared/blocks/teasers.ts'
import type { BlockReads } from './read-blocks.ts'

type Wanted = { category: string; motif: string | undefined; count: number }

/** The newest posts of a category; without one those with the motif of the page's subject, else of all. */
export async function readPostTeasers(list: BlockReads['list'], wanted: Wanted): Promise<PostTeaser[]> {
  const { category, motif, count } = wanted
  const [posts, categories] = await Promise.all([list('blogPosts'), list('categories')])
  return posts
    .filter((post) => (category ? post.category === category : !motif || post.motif === motif))
    .slice(0, count)
    .map((post) => toPostTeaser(post, categories))
}
