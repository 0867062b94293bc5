import { isLegalName, legalPaths } from './legal-names.ts'
import { isOwnPagePath, ownPageAddress } from './own-pages.ts'
import { ownPath } from './own-path.ts'
import { paths } from './site-paths.ts'

const itemPages: Record<string, (address: string) => string> = {
  blogPosts: paths.post,
  services: paths.service,
  portfolio: paths.project,
  jobs: paths.job,
  ownPages: ownPageAddress,
}

/** Items of these collections have pages of their own. */
export const collectionsWithPages: readonly string[] = Object.keys(itemPages)

/** The item's own page; undefined where it only appears on pages of others. Without an address it is found by its id. */
export function itemPath(collection: string, item: { id: string; address?: unknown }): string | undefined {
  const address = typeof item.address === 'string' && item.address !== '' ? item.address : item.id
  return itemPages[collection]?.(address)
}

/** The item whose page would stand at a path, by collection and address. */
export function itemAt(path: string): { collection: string; address: string } | undefined {
  const [, start, last] = /^(.*\/)([^/]+)$/.exec(path) ?? []
  // At the root stand pages that are code as well.
  if (start === '/' && !isOwnPagePath(path)) return undefined
  const found = Object.entries(itemPages).find(([, pathOf]) => pathOf('') === start)
  return found && last ? { collection: found[0], address: decoded(last) } : undefined
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const shownOn: Record<string, string> = {
  categories: paths.blog(),
  testimonials: paths.home(),
  stats: paths.home(),
  history: paths.home(),
  benefits: paths.about(),
  team: paths.team(),
  faq: paths.faq(),
  faqTopics: paths.faq(),
  incidents: paths.status(),
  partners: paths.partners(),
  trainings: paths.training(),
  trainingFormats: paths.training(),
  trainingLevels: paths.training(),
  registeredServices: paths.cookies(),
  generalSettings: paths.home(),
  brand: paths.home(),
  companyProfile: paths.contact(),
  headerMenu: paths.home(),
  footer: paths.home(),
  wordsGeneral: paths.home(),
  wordsBlog: paths.blog(),
  wordsCareer: paths.career(),
  wordsTraining: paths.training(),
  wordsCompany: paths.portfolio(),
  wordsContact: paths.contact(),
  wordsCookies: paths.cookies(),
  wordsSearch: paths.faq(),
  wordsLegal: paths.impressum(),
}

/** Texts that every item of a collection shares have no page to look at, nor have pages that are drawn elsewhere. */
const pagesWithoutPreview = new Set(['login', 'not-found', 'post', 'project', 'service', 'job'])

/** The page on which a change of the item is best seen; undefined where there is none. */
export function previewAddress(collection: string, id: string, values: Record<string, unknown>): string | undefined {
  const page = collection === 'services' && typeof values.ownPage === 'string' ? ownPath(values.ownPage) : undefined
  if (page !== undefined) return page
  if (collection === 'pages') return pagesWithoutPreview.has(id) ? undefined : id === 'home' ? '/' : `/${id}`
  if (isLegalName(collection)) return legalPaths[collection]
  // By its id, which stays while somebody types another address (server/content/preview-reads.ts).
  return itemPath(collection, { id }) ?? shownOn[collection]
}
