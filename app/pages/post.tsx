import { paths } from '#shared/addresses/site-paths.ts'
import { shownAuthor } from '#shared/blog/shown-author.ts'
import { outlinePost } from '#shared/blog/post-headings.ts'
import { toPostTeaser } from '#shared/blocks/teasers.ts'
import { articleTags, blogPosting } from '#site/blog/post-meta.ts'
import { PostPage } from '#site/page-blocks/item-pages.tsx'
import { toPostLink } from './post-link.ts'
import type { PostContentData } from '#blocks/post-content/block.tsx'
import { unlessEmpty } from '#blocks/define-block.ts'
import { readBlocks } from '#blocks/read-blocks.ts'
import { cardOf, pageMeta } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'
import { pageNotFound, readPage, readShownPage } from './read-page.ts'
import { defineRoute, type Asked } from './render/define-route.tsx'

export const postRoute = defineRoute('post', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

/** Posts to read next. */
const relatedPostsShown = 3

async function load({ backend, parameters }: Asked<'postId'>) {
  const { content } = backend
  const id = await content.idAt('blogPosts', parameters.postId)
  const [page, blog, found, categories, team] = await Promise.all([
    readPage(backend, 'post'),
    readShownPage(backend, 'blog'),
    id === undefined ? undefined : content.posts.around(id, relatedPostsShown),
    content.list('categories'),
    content.section(content.list('team')),
  ])
  if (!found) throw await pageNotFound(backend)
  const { post, newer, older } = found
  const { address, title, teaser, date, updatedAt, motif, cover, tags, series, seoTitle, seoDescription, author } = post
  const category = categories.find((entry) => entry.id === post.category)
  const shown = {
    id: post.id,
    address,
    title,
    teaser,
    date,
    updatedAt,
    motif,
    cover,
    tags,
    series,
    seoTitle,
    seoDescription,
    ...outlinePost(post.content),
    author: shownAuthor(author, team),
    category: category ? { id: category.id, title: category.title } : null,
    readingMinutes: post.readingMinutes,
  }
  const related = found.related.map((other) => toPostTeaser(other, categories))
  const neighbours = { newer: newer ? toPostLink(newer) : null, older: older ? toPostLink(older) : null }
  const own = {
    postContent: { ...shown, ...neighbours, parts: found.series.map(toPostLink) } satisfies PostContentData,
    relatedPosts: unlessEmpty(related),
  }
  return {
    blogTitle: blog.title,
    post: shown,
    blocks: await readBlocks(backend, { page: 'post', blocks: page.blocks, own }),
  }
}

function head({ post, blogTitle }: Data, site: Site) {
  const path = paths.post(post.address)
  const card = { kicker: blogTitle, title: post.title, motif: post.motif }
  const tags = pageMeta(site, {
    title: post.seoTitle || post.title,
    description: post.seoDescription || post.teaser,
    path,
    image: post.cover,
    card,
    crumbs: [{ label: blogTitle, href: paths.blog() }, { label: post.title }],
    type: 'article',
    structuredData: [blogPosting(post, cardOf({ path, card }, site), site)],
  })
  return [...tags, ...articleTags(post)]
}

function Body(data: Data) {
  return <PostPage {...data} />
}
