import type { PublicBackend } from '#server/context.ts'
import { toPostTeaser, type PostTeaser } from '#shared/blocks/teasers.ts'
import type { BlockReads } from './read-blocks.ts'

type Wanted = { category: string; motif: string | undefined; count: number }

/** The newest posts of a category; without one those with the motif of the page's subject, else of all. */
export async function readPostTeasers(
  { content }: PublicBackend,
  list: BlockReads['list'],
  { category, motif, count }: Wanted,
): Promise<PostTeaser[]> {
  const [posts, categories] = await Promise.all([
    content.posts.newest(count, (post) => (category ? post.category === category : !motif || post.motif === motif)),
    list('categories'),
  ])
  return posts.map((post) => toPostTeaser(post, categories))
}
