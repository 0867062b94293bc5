/** Every address of the site (spec §2, J19), one builder each; nothing else writes a path by hand. */
export const paths = {
  home: () => '/',
  services: () => '/#leistungen',
  service: (id: string) => `/leistungen/${encodeURIComponent(id)}`,
  portfolio: () => '/portfolio',
  portfolioOf: (serviceId: string) => `/portfolio?leistung=${encodeURIComponent(serviceId)}`,
  project: (id: string) => `/portfolio/${encodeURIComponent(id)}`,
  blog: () => '/blog',
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
  impressum: () => '/impressum',
  datenschutz: () => '/datenschutz',
  agb: () => '/agb',
  barrierefreiheit: () => '/barrierefreiheit',
  /** What a dialog shows, as JSON. */
  dialogContent: (name: string) => `/dialoge/${encodeURIComponent(name)}`,
  login: () => '/login',
  setUp: (token: string) => `/einrichtung/${encodeURIComponent(token)}`,
  admin: () => '/admin',
} as const

/** A service's own page where it has one, otherwise its page below /leistungen (J19). */
export function servicePath({ id, ownPage }: { id: string; ownPage: string }): string {
  return ownPage || paths.service(id)
}
