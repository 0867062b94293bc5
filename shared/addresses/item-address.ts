import { isLegalName, legalPaths } from './legal-names.ts'
import { ownPath } from './own-path.ts'
import { paths } from './site-paths.ts'

/** The item's own page; undefined where it only appears on pages of others. */
export function itemPath(collection: string, id: string): string | undefined {
  if (collection === 'blogPosts') return paths.post(id)
  if (collection === 'services') return paths.service(id)
  if (collection === 'portfolio') return paths.project(id)
  if (collection === 'jobs') return paths.job(id)
  return undefined
}

const ownPages = ['blogPosts', 'services', 'portfolio', 'jobs'].map((collection) => ({
  collection,
  folder: itemPath(collection, '')!,
}))

/** The item whose page an address is, if there were one. */
export function itemAt(address: string): { collection: string; id: string } | undefined {
  const page = ownPages.find(({ folder }) => address.startsWith(folder))
  if (!page) return undefined
  const id = address.slice(page.folder.length)
  return itemPath(page.collection, id) === address ? { collection: page.collection, id } : undefined
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
  brand: paths.home(),
  companyProfile: paths.contact(),
  headerMenu: paths.home(),
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
