import { isLegalName, legalPaths } from './legal-names.ts'
import { ownPageAddress } from './own-pages.ts'
import { ownPath } from './own-path.ts'
import { paths } from './site-paths.ts'

/** The item's own page; undefined where it only appears on pages of others. */
export function itemPath(collection: string, id: string): string | undefined {
  if (collection === 'blogPosts') return paths.post(id)
  if (collection === 'services') return paths.service(id)
  if (collection === 'portfolio') return paths.project(id)
  if (collection === 'jobs') return paths.job(id)
  if (collection === 'ownPages') return ownPageAddress(id)
  return undefined
}

const shownOn: Record<string, string> = {
  categories: paths.blog(),
  testimonials: paths.home(),
  stats: paths.home(),
  history: paths.home(),
  benefits: paths.home(),
  team: paths.team(),
  faq: paths.faq(),
  partners: paths.partners(),
  trainings: paths.training(),
  registeredServices: paths.cookies(),
  generalSettings: paths.home(),
  companyProfile: paths.contact(),
  footer: paths.home(),
}

/** Texts that every item of a collection shares have no page to look at, nor have pages that are drawn elsewhere. */
const pagesWithoutPreview = new Set(['login', 'not-found', 'post', 'project', 'service', 'job'])

/** The page on which a change of the item is best seen; undefined where there is none. */
export function previewAddress(collection: string, id: string, values: Record<string, unknown>): string | undefined {
  const page = collection === 'services' && typeof values.ownPage === 'string' ? ownPath(values.ownPage) : undefined
  if (page !== undefined) return page
  if (collection === 'pages') return pagesWithoutPreview.has(id) ? undefined : id === 'home' ? '/' : `/${id}`
  if (isLegalName(collection)) return legalPaths[collection]
  return itemPath(collection, id) ?? shownOn[collection]
}
