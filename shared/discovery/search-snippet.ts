import { withoutTypesetting } from '#shared/text/typography.ts'

/** The title of a page as browsers and search engines show it: with the name of the site, once. */
export function titleOnSite(title: string, siteName: string): string {
  const own = withoutTypesetting(title)
  return own.includes(siteName) ? own : `${own} – ${siteName}`
}

/** Fields that stand in for a description that is not written, by the order in which pages take them. */
const standIns = ['seoDescription', 'teaser', 'summary', 'lead']

/** What a search engine will show of an item, from what is typed in its form. */
export function searchSnippet(values: Readonly<Record<string, unknown>>, siteName: string) {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name].trim() : '')
  return {
    title: titleOnSite(text('seoTitle') || text('title'), siteName),
    description: withoutTypesetting(standIns.map(text).find((words) => words !== '') ?? ''),
  }
}
