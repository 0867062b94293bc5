import { discoveryPaths, markdownPath, type FeedFormat } from '#shared/addresses/discovery-paths.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { feedMessages } from '#shared/messages/discovery.ts'

type Alternate = { rel: 'alternate'; type: string; href: string; title?: string }
type Page = { path: string; company: string; off: readonly string[]; category?: { id: string; title: string } | null }

const types: Record<FeedFormat, string> = { xml: 'application/atom+xml', json: 'application/feed+json' }

/** The other forms in which a page can be read, for its head: as Markdown, and as a feed where there is one. */
export function alternatesOf({ path, company, off, category }: Page): Alternate[] {
  const both = (hrefOf: (format: FeedFormat) => string, title: string): Alternate[] =>
    (['xml', 'json'] as const).map((format) => ({ rel: 'alternate', type: types[format], href: hrefOf(format), title }))
  const isBelow = (parent: string) => path === parent || path.startsWith(`${parent}/`) || path.startsWith(`${parent}?`)
  const showsBlog = (isBelow(paths.blog()) || path === paths.home()) && isPageOn(paths.blog(), off)
  return [
    { rel: 'alternate', type: 'text/markdown', href: markdownPath(path) },
    ...(showsBlog ? both(discoveryPaths.blogFeed, feedMessages.blog(company)) : []),
    ...(category
      ? both(
          (format) => discoveryPaths.categoryFeed(category.id, format),
          feedMessages.category(company, category.title),
        )
      : []),
    ...(path === paths.status() ? both(discoveryPaths.statusFeed, feedMessages.status(company)) : []),
    ...(isBelow(paths.career()) ? both(discoveryPaths.jobFeed, feedMessages.jobs(company)) : []),
  ]
}
