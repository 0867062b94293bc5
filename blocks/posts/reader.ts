import { unlessEmpty, type BlockReads } from '#blocks/define-block.ts'
import type { PageBlockOf } from '#blocks/kinds.ts'
import { toPostTeaser } from '#shared/blocks/teasers.ts'

/** The newest posts of a category; without one those with the motif of the page's subject, else of all. */
export async function readPosts({ category, count }: PageBlockOf<'posts'>, { site, list, subject }: BlockReads) {
  const { motif } = subject
  const [posts, categories] = await Promise.all([
    site.content.posts.newest(count, (post) =>
      category ? post.category === category : !motif || post.motif === motif,
    ),
    list('categories'),
  ])
  return unlessEmpty(posts.map((post) => toPostTeaser(post, categories)))
}
