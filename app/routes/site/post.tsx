import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { shownAuthor } from '#shared/blog/shown-author.ts'
import { outlinePost } from '#shared/blog/post-headings.ts'
import { readingMinutes } from '#shared/text/reading-time.ts'
import { toPostTeaser } from '#shared/blocks/teasers.ts'
import { articleTags, blogPosting } from '#site/blog/post-meta.ts'
import { PostPage } from '#site/blog/post-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import { siteOf } from '#site/page/site.ts'
import type { Route } from './+types/post.ts'
import { pageNotFound } from './page-not-found.ts'
import { readPage } from './read-page.ts'

/** Posts to read next. */
const relatedPostsShown = 3

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(backend)
  const { content } = site
  const id = await content.idAt('blogPosts', params.postId)
  const [page, blog, found, categories, team] = await Promise.all([
    readPage(site, 'post'),
    readPage(site, 'blog'),
    id === undefined ? undefined : content.posts.around(id, relatedPostsShown),
    content.list('categories'),
    content.section(content.list('team')),
  ])
  if (!found) throw await pageNotFound(site)
  const { post, related, newer, older } = found
  const { address, title, teaser, date, updatedAt, motif, cover, tags, seoTitle, seoDescription, author } = post
  const category = categories.find((entry) => entry.id === post.category)
  return {
    page,
    blogTitle: blog.title,
    post: {
      id: post.id,
      address,
      title,
      teaser,
      date,
      updatedAt,
      motif,
      cover,
      tags,
      seoTitle,
      seoDescription,
      ...outlinePost(post.content),
      author: shownAuthor(author, team),
      category: category ? { id: category.id, title: category.title } : null,
      readingMinutes: readingMinutes(post.content),
    },
    related: related.map((other) => toPostTeaser(other, categories)),
    newer: newer ? toNeighbour(newer) : null,
    older: older ? toNeighbour(older) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { post } = loaderData
  const site = siteOf(matches)
  const tags = pageMeta(matches, {
    title: post.seoTitle || post.title,
    description: post.seoDescription || post.teaser,
    path: paths.post(post.address),
    image: post.cover,
    type: 'article',
    structuredData: site && blogPosting(post, site),
  })
  return [...tags, ...articleTags(post)]
}

export default function Post({ loaderData }: Route.ComponentProps) {
  return <PostPage {...loaderData} />
}

function toNeighbour({ address, title }: { address: string; title: string }) {
  return { title, href: paths.post(address) }
}
