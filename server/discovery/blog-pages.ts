import { paths } from '#shared/addresses/site-paths.ts'
import { blogPostsPerPage } from '#shared/blog/paging.ts'
import type { Category } from '#shared/content/categories.ts'
import type { PostFacts, PublishedPosts } from '#server/content/post-facts.ts'
import { newestOf } from './page-times.ts'
import type { PublicPage } from './public-pages.ts'

/** The addresses of a list of posts, and when the newest of them changed. */
type ListPages = { addresses: string[]; updatedAt: string | undefined }
type Section = Pick<Category, 'id' | 'title' | 'description'>
type BlogPages = { posts: readonly PublicPage[]; all: ListPages; byCategory: ReadonlyMap<string, ListPages> }

/** Of ten thousand posts there are twelve thousand pages: worked out once for a state of the posts, … */
const known = new WeakMap<PublishedPosts, BlogPages>()
/** … and for a post that stays as it is, once for all states. */
const pagesOfPosts = new WeakMap<PostFacts, PublicPage>()

/** The pages of the blog but its first one: lists of all posts and of each category, then the posts themselves. */
export function blogPages(posts: PublishedPosts, categories: readonly Section[], all: string): PublicPage[] {
  const pages = known.get(posts) ?? workOut(posts)
  known.set(posts, pages)
  return [
    ...listed(pages.all, all, ''),
    ...categories.flatMap(({ id, title, description }) => {
      const list = pages.byCategory.get(id)
      return list ? listed(list, title, description) : []
    }),
    ...pages.posts,
  ]
}

function workOut({ facts }: PublishedPosts): BlogPages {
  const byCategory = Map.groupBy(facts, ({ category }) => category)
  return {
    posts: facts.map(pageOf),
    all: { addresses: furtherPages(facts), updatedAt: changedAt(facts) },
    byCategory: new Map(
      [...byCategory].map(([category, own]) => [
        category,
        { addresses: [paths.blog({ category }), ...furtherPages(own, category)], updatedAt: changedAt(own) },
      ]),
    ),
  }
}

function pageOf(post: PostFacts): PublicPage {
  const known = pagesOfPosts.get(post)
  if (known) return known
  const { address, title, cover, updatedAt } = post
  const page = { kind: 'post', path: paths.post(address), title, description: '', updatedAt, image: cover } as const
  pagesOfPosts.set(post, page)
  return page
}

function changedAt(posts: readonly PostFacts[]): string | undefined {
  return newestOf(posts.map(({ updatedAt }) => updatedAt))
}

/** The second and every further page of a list of posts. */
function furtherPages(posts: readonly PostFacts[], category?: string): string[] {
  const count = Math.ceil(posts.length / blogPostsPerPage)
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => paths.blog({ category, page: index + 2 }))
}

function listed({ addresses, updatedAt }: ListPages, title: string, description: string): PublicPage[] {
  return addresses.map((path) => ({ kind: 'category', path, title, description, updatedAt, image: '' }))
}
