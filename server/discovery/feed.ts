import type { FeedFormat } from '#shared/addresses/discovery-paths.ts'
import { element, xmlFile } from './xml.ts'

/** Every address is absolute; `id` never changes, whatever address something has later. */
export type Feed = {
  title: string
  description: string
  /** The page that shows the same. */
  pageUrl: string
  feedUrl: string
  author: string
  icon: string
  items: FeedItem[]
}
export type FeedItem = {
  id: string
  url: string
  title: string
  summary: string
  html: string
  image: string
  author: string
  tags: string[]
  publishedAt: string
  updatedAt: string
}

export const feedTypes: Record<FeedFormat, string> = {
  xml: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
}
const language = 'de'

/** `hub` is told of everything new (WebSub); readers that know it need not ask the site again and again. */
export function writeFeed(feed: Feed, format: FeedFormat, hub?: string): string {
  return format === 'xml' ? writeAtom(feed, hub) : writeJsonFeed(feed, hub)
}

/** RFC 4287. */
function writeAtom({ title, description, pageUrl, feedUrl, author, icon, items }: Feed, hub?: string): string {
  const updated =
    items
      .map((item) => item.updatedAt)
      .toSorted()
      .at(-1) ?? new Date(0).toISOString()
  const parts = [
    element('id', {}, feedUrl),
    element('title', {}, title),
    element('subtitle', {}, description),
    element('link', { rel: 'self', type: 'application/atom+xml', href: feedUrl }),
    element('link', { rel: 'alternate', type: 'text/html', href: pageUrl }),
    ...(hub ? [element('link', { rel: 'hub', href: hub })] : []),
    element('icon', {}, icon),
    element('updated', {}, updated),
    element('author', {}, [element('name', {}, author)]),
    ...items.map(atomEntry),
  ]
  return xmlFile(element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, parts))
}

function atomEntry(item: FeedItem): string {
  return element('entry', {}, [
    element('id', {}, item.id),
    element('title', {}, item.title),
    element('link', { rel: 'alternate', type: 'text/html', href: item.url }),
    element('published', {}, item.publishedAt),
    element('updated', {}, item.updatedAt),
    element('author', {}, [element('name', {}, item.author)]),
    ...item.tags.map((term) => element('category', { term })),
    element('summary', {}, item.summary),
    element('content', { type: 'html' }, item.html),
  ])
}

/** jsonfeed.org, version 1.1. */
function writeJsonFeed({ title, description, pageUrl, feedUrl, author, icon, items }: Feed, hub?: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    icon,
    ...(hub && { hubs: [{ type: 'WebSub', url: hub }] }),
    language,
    authors: [{ name: author }],
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      ...(item.image && { image: item.image }),
      date_published: item.publishedAt,
      date_modified: item.updatedAt,
      authors: [{ name: item.author }],
      ...(item.tags.length > 0 && { tags: item.tags }),
    })),
  })
}
