/** Which posts of the blog: the id of a category, the words searched for, the number of the page. */
export type BlogChoice = { category?: string; search?: string; page?: number }

/**
 * Every address of the site (spec §2, J19), one builder each; nothing else writes a path by hand. All visitors load this
 * file: addresses that only some pages or the admin area need are in sign-in-paths.ts and admin-paths.ts.
 */
export const paths = {
  home: () => '/',
  services: () => '/#leistungen',
  service: (id: string) => `/leistungen/${encodeURIComponent(id)}`,
  portfolio: () => '/portfolio',
  portfolioOf: (serviceId: string) => `/portfolio?leistung=${encodeURIComponent(serviceId)}`,
  project: (id: string) => `/portfolio/${encodeURIComponent(id)}`,
  blog: (choice: BlogChoice = {}) => `/blog${blogQuery(choice)}`,
  post: (id: string) => `/blog/${encodeURIComponent(id)}`,
  training: () => '/training',
  trainingOffer: (id: string) => `/training#${encodeURIComponent(id)}`,
  recruitment: () => '/recruitment',
  healthcareIt: () => '/healthcare-it',
  ai: () => '/ai',
  ecommerce: () => '/ecommerce',
  security: () => '/security',
  cookies: () => '/cookies',
  about: () => '/about',
  team: () => '/team',
  career: () => '/career',
  job: (id: string) => `/career/${encodeURIComponent(id)}`,
  partners: () => '/partners',
  faq: () => '/faq',
  contact: () => '/contact',
  /** The form that works without JavaScript (J3), and what follows it. */
  contactForm: () => '/contact?formular=1',
  impressum: () => '/impressum',
  datenschutz: () => '/datenschutz',
  agb: () => '/agb',
  barrierefreiheit: () => '/barrierefreiheit',
  search: (words = '', kind: string | null = null) => `/suche${searchQuery(words, kind)}`,
  status: () => '/status',
  siteSecurity: () => '/sicherheit-dieser-website',
  /** What a dialog shows, as JSON. */
  dialogContent: (name: string) => `/dialoge/${encodeURIComponent(name)}`,
} as const

/** A service's own page where it has one, otherwise its page below /leistungen (J19). */
export function servicePath({ address, ownPage }: { address: string; ownPage: string }): string {
  return ownPage || paths.service(address)
}

/** The query parameter that holds the words searched for. */
export const searchParameter = 'suche'

/** And the one that holds which kind of answers is shown. */
export const searchKindParameter = 'art'

function searchQuery(words: string, kind: string | null): string {
  const query = new URLSearchParams({ ...(words && { [searchParameter]: words }), ...(kind && { art: kind }) })
  return query.size > 0 ? `?${query}` : ''
}

function blogQuery({ category, search, page = 1 }: BlogChoice): string {
  const query = new URLSearchParams({
    ...(category && { kategorie: category }),
    ...(page > 1 && { seite: String(page) }),
    ...(search && { suche: search }),
  })
  return query.size > 0 ? `?${query}` : ''
}
