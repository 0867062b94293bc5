import { withoutTypesetting } from '#shared/text/typography.ts'

/** What search engines show of a title. */
const titleShown = 60
const descriptionShown = 160

/** The title of a page as browsers and search engines show it: with the name of the site, once, where it fits. */
export function titleOnSite(title: string, siteName: string): string {
  const own = withoutTypesetting(title)
  const named = own.includes(siteName) ? own : `${own} – ${siteName}`
  return named.length > titleShown ? own : named
}

/**
 * As much of a text as search engines show: whole sentences, or words where the first sentence is too long. `ending` stands
 * behind it in any case.
 */
export function shownDescription(text: string, ending = ''): string {
  const plain = withoutTypesetting(text)
  const longest = descriptionShown - ending.length
  if (plain.length <= longest) return plain + ending
  const start = plain.slice(0, longest + 1)
  const sentences = /^.*[.!?](?=\s)/s.exec(start)?.[0]
  return (sentences ?? `${start.slice(0, start.lastIndexOf(' ', longest - 1))}…`) + ending
}

/** Fields that stand in for a description that is not written, by the order in which pages take them. */
const standIns = ['seoDescription', 'teaser', 'summary', 'lead']

/** What a search engine will show of an item, from what is typed in its form. */
export function searchSnippet(values: Readonly<Record<string, unknown>>, siteName: string) {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name].trim() : '')
  return {
    title: titleOnSite(text('seoTitle') || text('title'), siteName),
    description: shownDescription(standIns.map(text).find((words) => words !== '') ?? ''),
  }
}
