import { paths } from '#shared/addresses/site-paths.ts'
import { blogPostsPerPage } from '#shared/blog/paging.ts'
import type { Category } from '#shared/content/categories.ts'
import type { PostFacts, PublishedPosts } from '#server/content/post-facts.ts'
import { newestOf } from './page-times.ts'
import type { PublicPage } from './public-page.ts'
import { joined, sequence, type Sequence } from './sequence.ts'

type Section = Pick<Category, 'id' | 'title' | 'description'>

/**
 * The pages of the blog but its first one: lists of all posts and of each category, then the posts themselves. Of ten
 * thousand posts there are twelve thousand pages, and a part of the sitemap names a thousand.
 */
export function blogPages(posts: PublishedPosts, sections: readonly Section[], all: string): Sequence<PublicPage> {
  const { facts, counts, newestChanges } = posts
  return joined([
    sequence(Math.max(0, pagesOf(facts.length) - 1), (index) => ({
      ...described({ title: all, description: '' }),
      path: paths.blog({ page: index + 2 }),
      updatedAt: newestOf(newestChanges().values()),
    })),
    ...sections.map((section) =>
      sequence(pagesOf(counts().get(section.id) ?? 0), (index) => ({
        ...described(section),
        path: paths.blog({ category: section.id, page: index + 1 }),
        updatedAt: newestChanges().get(section.id),
      })),
    ),
    sequence(facts.length, (index) => pageOf(facts[index]!)),
  ])
}

function pagesOf(count: number): number {
  return Math.ceil(count / blogPostsPerPage)
}

function described({ title, description }: Pick<Section, 'title' | 'description'>) {
  return { kind: 'category', title, description, image: '' } as const
}

function pageOf({ address, title, cover, updatedAt }: PostFacts): PublicPage {
  return { kind: 'post', path: paths.post(address), title, description: '', updatedAt, image: cover }
}
