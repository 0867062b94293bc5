import { discoveryPaths, type FeedFormat } from '#shared/addresses/discovery-paths.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { shownAuthor } from '#shared/blog/shown-author.ts'
import { jobDescription } from '#shared/career/job-posting.ts'
import type { BlogPost } from '#shared/content/blog-posts.ts'
import type { Category } from '#shared/content/categories.ts'
import type { Job } from '#shared/content/jobs.ts'
import type { TeamMember } from '#shared/content/team.ts'
import { absoluteAddress, withAbsoluteAddresses } from '#shared/html/absolute-addresses.ts'
import { replace, type ElementEditor } from '#shared/html/edit-html.ts'
import { attributeOf } from '#shared/html/parse-html.ts'
import { feedMessages } from '#shared/messages/discovery.ts'
import { escapeHtml } from '#shared/text/html.ts'
import type { Feed, FeedItem } from './feed.ts'
import { feedItemsShown, readFeedHead, type FeedParts } from './feed-head.ts'

/** Readers fetch all of them again with each change, at about eight kilobytes a text. */
const postsShown = 15

/** The newest posts with their whole text, of all or of one category; undefined where there is no such category. */
export async function readBlogFeed(
  parts: FeedParts,
  format: FeedFormat,
  categoryId?: string,
): Promise<Feed | undefined> {
  const { content, origin } = parts
  const feedPath =
    categoryId === undefined ? discoveryPaths.blogFeed(format) : discoveryPaths.categoryFeed(categoryId, format)
  const [head, categories, team] = await Promise.all([
    readFeedHead(parts, {
      page: 'blog',
      path: paths.blog({ category: categoryId }),
      feedPath,
      title: feedMessages.blog,
    }),
    content.list('categories'),
    content.section(content.list('team')),
  ])
  const category = categories.find(({ id }) => id === categoryId)
  if (categoryId !== undefined && !category) return undefined
  const posts = await content.posts.newestInFull(postsShown, (post) => !category || post.category === category.id)
  return {
    ...head,
    ...(category && {
      title: feedMessages.category(head.author, category.title),
      description: category.description || head.description,
    }),
    items: posts.map((post) => postItem(post, { origin, categories, team, company: head.author })),
  }
}

export async function readJobFeed(parts: FeedParts, format: FeedFormat): Promise<Feed> {
  const places = { page: 'career', path: paths.career(), feedPath: discoveryPaths.jobFeed(format) }
  const [head, jobs] = await Promise.all([
    readFeedHead(parts, { ...places, title: feedMessages.jobs }),
    parts.content.list('jobs'),
  ])
  return { ...head, items: jobs.slice(0, feedItemsShown).map((job) => jobItem(job, head.author, parts.origin)) }
}

type Around = { origin: string; categories: Category[]; team: TeamMember[] | null; company: string }

function postItem(post: BlogPost, { origin, categories, team, company }: Around): FeedItem {
  const url = origin + paths.post(post.address)
  const image = post.cover && (URL.parse(post.cover.split('#')[0]!, origin)?.href ?? '')
  const cover = image && `<p><img src="${escapeHtml(image)}" alt=""></p>`
  const category = categories.find(({ id }) => id === post.category)
  return {
    id: `${origin}${paths.blog()}#${post.id}`,
    url,
    title: post.title,
    summary: post.teaser,
    html: cover + withAbsoluteAddresses(post.content, url, [videoAsLink(url)]),
    image,
    author: shownAuthor(post.author, team).name || company,
    tags: [...(category ? [category.title] : []), ...post.tags],
    publishedAt: post.date || post.createdAt,
    // Written ahead of the day that it bears, it is no older than that.
    updatedAt: post.updatedAt > post.date ? post.updatedAt : post.date,
  }
}

function jobItem(job: Job, company: string, origin: string): FeedItem {
  return {
    id: `${origin}${paths.career()}#${job.id}`,
    url: origin + paths.job(job.address),
    title: job.title,
    summary: job.summary,
    html: jobDescription(job),
    image: '',
    author: company,
    tags: [job.location, job.employment],
    publishedAt: job.createdAt,
    updatedAt: job.updatedAt,
  }
}

/** What asks before it loads on our pages is a link elsewhere, and so is a video of our own: readers seldom play any. */
function videoAsLink(page: string): ElementEditor {
  return (element) => {
    const attribute = { figure: 'data-embed', video: 'src' }[element.name]
    const address = attribute && attributeOf(element, attribute)
    if (!address) return []
    const href = escapeHtml(absoluteAddress(address, page))
    return [replace(element, `<p><a href="${href}">${feedMessages.watch}</a></p>`)]
  }
}
