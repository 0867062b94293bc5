import { isLegalName, legalPaths } from './legal-names.ts'
import { isOwnPagePath, ownPageAddress } from './own-pages.ts'
import { ownPath } from './own-path.ts'
import { unknownValue } from './page-key.ts'
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

/** Texts that all items of a collection share, by the page that holds them: they are seen on the page of any of them. */
const sharedTexts: Record<string, string> = {
  post: 'blogPosts',
  project: 'portfolio',
  service: 'services',
  job: 'jobs',
}

/** The collection whose items share the texts of a page; undefined where a page speaks for itself. */
export function collectionSharing(pageId: string): string | undefined {
  return sharedTexts[pageId]
}

/** No page can ever stand there, so the one that says so does. */
const nowhere = `/${unknownValue}`

/** Where a page stands that comes with the site; undefined for texts that have no address of their own. */
export function pageAddress(id: string): string | undefined {
  if (sharedTexts[id] || id === 'login' || id === 'not-found') return undefined
  if (id === 'search') return paths.search()
  return id === 'home' ? paths.home() : `/${id}`
}

/**
 * The page on which a change of the item is best seen; undefined where there is none. `example` is the page of an item, for
 * texts that all of its collection share.
 */
export function previewAddress(
  collection: string,
  id: string,
  values: Record<string, unknown>,
  example?: string,
): string | undefined {
  const page = collection === 'services' && typeof values.ownPage === 'string' ? ownPath(values.ownPage) : undefined
  if (page !== undefined) return page
  if (collection === 'pages') return pageAddress(id) ?? (id === 'not-found' ? nowhere : example)
  if (isLegalName(collection)) return legalPaths[collection]
  // By its id, which stays while somebody types another address (server/content/preview-reads.ts).
  return itemPath(collection, { id }) ?? shownOn[collection]
}
