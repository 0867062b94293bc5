import { discoveryPaths, type FeedFormat } from '#shared/addresses/discovery-paths.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { shownAuthor } from '#shared/blog/shown-author.ts'
import { jobDescription } from '#shared/career/job-posting.ts'
import type { BlogPost } from '#shared/content/blog-posts.ts'
import type { Category } from '#shared/content/categories.ts'
import type { Job } from '#shared/content/jobs.ts'
import type { TeamMember } from '#shared/content/team.ts'
import { withAbsoluteAddresses } from '#shared/html/absolute-addresses.ts'
import { editHtml, replace } from '#shared/html/edit-html.ts'
import { attributeOf, type HtmlElement } from '#shared/html/parse-html.ts'
import { feedMessages } from '#shared/messages/discovery.ts'
import { escapeHtml } from '#shared/text/html.ts'
import type { PublicReads } from '#server/content/public-reads.ts'
import type { Feed, FeedItem } from './feed.ts'

type Parts = { content: PublicReads; origin: string; icon: string }

/** Readers ask often and keep what they have seen. */
const itemsShown = 30

/** The newest posts with their whole text, of all or of one category; undefined where there is no such category. */
export async function readBlogFeed(
  { content, origin, icon }: Parts,
  format: FeedFormat,
  categoryId?: string,
): Promise<Feed | undefined> {
  const [categories, company, page, team] = await Promise.all([
    content.list('categories'),
    content.document('companyProfile'),
    content.get('pages', 'blog'),
    content.section(content.list('team')),
  ])
  const category = categories.find(({ id }) => id === categoryId)
  if (categoryId !== undefined && !category) return undefined
  const posts = await content.posts.newest(itemsShown, (post) => !category || post.category === category.id)
  return {
    title: category ? feedMessages.category(company.name, category.title) : feedMessages.blog(company.name),
    description: category?.description || page?.seoDescription || '',
    pageUrl: origin + paths.blog({ category: category?.id }),
    feedUrl: origin + (category ? discoveryPaths.categoryFeed(category.id, format) : discoveryPaths.blogFeed(format)),
    author: company.name,
    icon,
    items: posts.map((post) => postItem(post, { origin, categories, team, company: company.name })),
  }
}

export async function readJobFeed({ content, origin, icon }: Parts, format: FeedFormat): Promise<Feed> {
  const [jobs, company, page] = await Promise.all([
    content.list('jobs'),
    content.document('companyProfile'),
    content.get('pages', 'career'),
  ])
  return {
    title: feedMessages.jobs(company.name),
    description: page?.seoDescription ?? '',
    pageUrl: origin + paths.career(),
    feedUrl: origin + discoveryPaths.jobFeed(format),
    author: company.name,
    icon,
    items: jobs.slice(0, itemsShown).map((job) => jobItem(job, company.name, origin)),
  }
}

type Around = { origin: string; categories: Category[]; team: TeamMember[] | null; company: string }

function postItem(post: BlogPost, { origin, categories, team, company }: Around): FeedItem {
  const url = origin + paths.post(post.address)
  const image = post.cover && new URL(post.cover.split('#')[0]!, origin).href
  const cover = image && `<p><img src="${escapeHtml(image)}" alt=""></p>`
  const category = categories.find(({ id }) => id === post.category)
  return {
    id: `${origin}${paths.blog()}#${post.id}`,
    url,
    title: post.title,
    summary: post.teaser,
    html: cover + withAbsoluteAddresses(editHtml(post.content, [embedAsLink]), url),
    image,
    author: shownAuthor(post.author, team).name || company,
    tags: [...(category ? [category.title] : []), ...post.tags],
    publishedAt: post.date || post.createdAt,
    updatedAt: post.updatedAt,
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

/** What asks before it loads on our pages is a link elsewhere. */
function embedAsLink(element: HtmlElement) {
  const address = element.name === 'figure' ? attributeOf(element, 'data-embed') : undefined
  if (!address) return []
  return [replace(element, `<p><a href="${escapeHtml(address)}">${feedMessages.watch}</a></p>`)]
}
