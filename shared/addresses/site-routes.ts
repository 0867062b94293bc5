/** Pages that owners add themselves. */
export const ownPagesRoute = '/:page'

/** The public pages, in the order of spec §2: their address and their file in app/routes/site. */
export const siteRoutes: Record<string, string> = {
  '/': 'home.tsx',
  '/portfolio': 'portfolio.tsx',
  '/portfolio/:id': 'project.tsx',
  '/blog': 'blog.tsx',
  '/blog/:postId': 'post.tsx',
  '/training': 'training.tsx',
  '/recruitment': 'block-page.tsx',
  '/healthcare-it': 'block-page.tsx',
  '/ai': 'block-page.tsx',
  '/ecommerce': 'block-page.tsx',
  '/security': 'block-page.tsx',
  '/cookies': 'cookies.tsx',
  '/about': 'block-page.tsx',
  '/team': 'block-page.tsx',
  '/career': 'block-page.tsx',
  '/career/:id': 'job.tsx',
  '/partners': 'block-page.tsx',
  '/faq': 'faq.tsx',
  '/contact': 'contact.tsx',
  '/impressum': 'legal.tsx',
  '/datenschutz': 'legal.tsx',
  '/agb': 'legal.tsx',
  '/barrierefreiheit': 'accessibility.tsx',
  '/:legal/fassungen': 'legal-versions.tsx',
  '/:legal/fassungen/:seq': 'legal-version.tsx',
  '/notfall': 'block-page.tsx',
  '/status': 'status.tsx',
  '/sicherheit-dieser-website': 'site-security.tsx',
  '/offline': 'offline.tsx',
  '/suche': 'search.tsx',
  '/leistungen/:serviceId': 'service.tsx',
  '/dialoge/:name': 'dialog-content.ts',
  // What owners add themselves; every other page comes first.
  [ownPagesRoute]: 'own-page.tsx',
}

export type SiteRoute = { pattern: string; parameters: Record<string, string> }

const patterns = Object.keys(siteRoutes).map((pattern) => ({ pattern, parts: pattern.split('/') }))

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

/** Its name among React Router's routes; pages that share a file are told apart by their address. */
export function routeIdOf(pattern: string): string {
  const file = siteRoutes[pattern]!
  const isShared = Object.values(siteRoutes).filter((other) => other === file).length > 1
  return isShared ? pattern.slice(1) || 'home' : `routes/site/${file.replace(/\.tsx?$/, '')}`
}

/** Whether a path begins like a page, so that the header may mark where one is. */
export function beginsLikeAPage(pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return !first.startsWith(':') && patterns.some(({ parts }) => parts[1] === first)
}
