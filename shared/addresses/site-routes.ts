/** Pages that owners add themselves. */
export const ownPagesRoute = '/:page'

/** Addresses of the public pages, in the order of spec §2 (app/pages). */
export const sitePatterns = [
  '/',
  '/portfolio',
  '/portfolio/:id',
  '/blog',
  '/blog/:postId',
  '/training',
  '/recruitment',
  '/healthcare-it',
  '/ai',
  '/ecommerce',
  '/security',
  '/cookies',
  '/about',
  '/team',
  '/career',
  '/career/:id',
  '/partners',
  '/faq',
  '/contact',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/barrierefreiheit',
  '/:legal/fassungen',
  '/:legal/fassungen/:seq',
  '/notfall',
  '/status',
  '/sicherheit-dieser-website',
  '/offline',
  '/suche',
  '/leistungen/:serviceId',
  '/dialoge/:name',
  // What owners add themselves; every other page comes first.
  ownPagesRoute,
] as const

export type SitePattern = (typeof sitePatterns)[number]

/** The variable parts of an address: of '/blog/:postId' it is 'postId'. */
export type ParameterNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

export type SiteRoute = { pattern: SitePattern; parameters: Record<string, string> }

const patterns = sitePatterns.map((pattern) => ({ pattern, parts: pattern.split('/') }))

/** The page at a path and what stands in its variable parts. */
export function matchSiteRoute(pathname: string): SiteRoute | undefined {
  const segments = pathname.split('/')
  for (const { pattern, parts } of patterns) {
    if (parts.length !== segments.length) continue
    if (!parts.every((part, index) => part.startsWith(':') || part === segments[index])) continue
    if (pattern === ownPagesRoute && !isFree(segments[1]!)) continue
    const variable = parts.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), segments[index]!]] : []))
    return { pattern, parameters: Object.fromEntries(variable) }
  }
  return undefined
}

/** What the address of a page of one's own may be made of. */
export const ownPagePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Beginnings of addresses that are no public page but mean something all the same. */
const otherBeginnings =
  'admin api assets einrichtung feed healthz konto login media metrics neu readyz robots sitemap v1 vorschau'.split(' ')
const reserved = new Set([...otherBeginnings, ...patterns.map(({ parts }) => parts[1] ?? '')])

/** Whether an address already belongs to the site itself. */
export function isReservedAddress(id: string): boolean {
  return reserved.has(id)
}

function isFree(id: string): boolean {
  return ownPagePattern.test(id) && !reserved.has(id)
}

/** Whether a path begins like a page, so that the header may mark where one is. */
export function beginsLikeAPage(pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return !first.startsWith(':') && patterns.some(({ parts }) => parts[1] === first)
}
