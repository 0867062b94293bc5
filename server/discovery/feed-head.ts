import type { PublicReads } from '#server/content/public-reads.ts'
import type { Feed } from './feed.ts'

export type FeedParts = { content: PublicReads; origin: string; icon: string }

/** Readers ask often and keep what they have seen. */
export const feedItemsShown = 30

type Places = {
  /** The page that shows the same: its content and its address. */
  page: string
  path: string
  feedPath: string
  /** How it is called, by the name of the company. */
  title: (company: string) => string
}

/** What every feed says of itself before its items. */
export async function readFeedHead(
  { content, origin, icon }: FeedParts,
  { page: id, path, feedPath, title }: Places,
): Promise<Omit<Feed, 'items'>> {
  const [company, page] = await Promise.all([content.document('companyProfile'), content.get('pages', id)])
  return {
    title: title(company.name),
    description: page?.seoDescription ?? '',
    pageUrl: origin + path,
    feedUrl: origin + feedPath,
    author: company.name,
    icon,
  }
}
