import { blogMessages, blogWords } from '#shared/messages/blog.ts'
import { blogPostsPerPage, blogSearchMaxLength, readPageNumber } from '#shared/blog/paging.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { shownDescription } from '#shared/discovery/search-snippet.ts'
import { toPostEntry } from '#shared/blocks/teasers.ts'
import { BlogFilter } from '#site/blog/blog-filter.tsx'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import { toPostLink } from './post-link.ts'
import type { PostListData } from '#blocks/post-list/post-list-data.ts'
import { dataOfBlock, readBlocks } from '#blocks/read-blocks.ts'
import { cardOfPage, pageMeta, type HeadTag } from '#site/page/page-meta.ts'
import { wordsFrom } from '#shared/words/word-group.ts'
import type { Site } from '#site/page/site.ts'
import { wordsIn } from '#site/page/words.ts'
import { pageNotFound, readShownPage } from './read-page.ts'
import { defineRoute, type Asked } from './render/define-route.tsx'

export const blogRoute = defineRoute('blog', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

const readingListsShown = 4
/** Of each; a post lists all parts of its series. */
const partsShown = 8

async function load({ backend, url }: Asked) {
  const parameters = url.searchParams
  const search = (parameters.get('suche') ?? '').trim().slice(0, blogSearchMaxLength)
  const chosen = parameters.get('kategorie') || null
  const number = readPageNumber(parameters.get('seite'))
  const [{ blocks, ...page }, categories, { posts, found, counts, published }, series, team, changed] =
    await Promise.all([
      readShownPage(backend, 'blog'),
      backend.content.list('categories'),
      backend.content.posts.page({ search, category: chosen, number, size: blogPostsPerPage }),
      backend.content.posts.series(readingListsShown),
      backend.content.section(backend.content.list('team')),
      backend.words(),
    ])
  const category = categories.find(({ id }) => id === chosen)
  if (!posts || (chosen && !category)) throw await pageNotFound(backend)
  const postList: PostListData = {
    search,
    category: category ? { id: category.id, title: category.title, description: category.description } : null,
    tabs: [
      { id: '', title: wordsFrom(blogWords, changed).all, count: found },
      ...categories
        .filter(({ id }) => id === chosen || published.has(id))
        .map(({ id, title }) => ({ id, title, count: counts.get(id) ?? 0 })),
    ],
    readingLists: series.map(({ name, posts: parts }) => ({
      name,
      parts: parts.slice(0, partsShown).map(toPostLink),
      more: Math.max(0, parts.length - partsShown),
    })),
    posts: { ...posts, items: posts.items.map((post) => toPostEntry(post, categories, team)) },
  }
  return {
    page,
    blocks: await readBlocks(backend, { page: 'blog', blocks, own: { postList } }),
    category: postList.category,
    search,
    posts: { number: posts.number, count: posts.count },
  }
}

function head({ page, category, search, posts }: Data, site: Site): HeadTag[] {
  const words = wordsIn(blogWords, site)
  const title = category ? words.categoryTitle({ category: category.title }) : page.seoTitle
  const pathOf = (number: number) => paths.blog({ category: category?.id, page: number })
  const tags = pageMeta(site, {
    title: posts.number > 1 ? words.pageTitle({ title, page: posts.number }) : title,
    description: describe(category?.description || page.seoDescription, posts.number),
    path: pathOf(posts.number),
    card: cardOfPage(page),
    crumbs: category ? [{ label: page.title, href: paths.blog() }, { label: category.title }] : [{ label: page.title }],
    category,
    // Results of a search are endless and say nothing new.
    unfound: search !== '',
  })
  if (search) return tags
  return [
    ...tags,
    ...(posts.number > 1 ? [{ rel: 'prev', href: pathOf(posts.number - 1) }] : []),
    ...(posts.number < posts.count ? [{ rel: 'next', href: pathOf(posts.number + 1) }] : []),
  ]
}

/** Each page of the list has a description of its own. */
function describe(text: string, number: number): string {
  return number > 1 ? shownDescription(text, ` ${blogMessages.page(number)}`) : text
}

function Body({ page, blocks }: Data) {
  const list = dataOfBlock<PostListData>(blocks, 'postList')
  return (
    <BlockPage
      id="blog"
      page={page}
      blocks={blocks}
      inHead={list && <BlogFilter tabs={list.tabs} category={list.category?.id} search={list.search} />}
    />
  )
}
