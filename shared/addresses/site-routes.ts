/** The public pages by their address, and the id of their route: as in app/routes.ts, which a test compares. */
export const siteRoutes: Record<string, string> = {
  '/': 'routes/site/home',
  '/portfolio': 'routes/site/portfolio',
  '/portfolio/:id': 'routes/site/project',
  '/blog': 'routes/site/blog',
  '/blog/:postId': 'routes/site/post',
  '/training': 'routes/site/training',
  '/recruitment': 'routes/site/recruitment',
  '/healthcare-it': 'routes/site/healthcare-it',
  '/ai': 'routes/site/ai',
  '/ecommerce': 'routes/site/ecommerce',
  '/security': 'routes/site/security',
  '/cookies': 'routes/site/cookies',
  '/about': 'routes/site/about',
  '/team': 'routes/site/team',
  '/career': 'routes/site/career',
  '/career/:id': 'routes/site/job',
  '/partners': 'routes/site/partners',
  '/faq': 'routes/site/faq',
  '/contact': 'routes/site/contact',
  '/impressum': 'impressum',
  '/datenschutz': 'datenschutz',
  '/agb': 'agb',
  '/barrierefreiheit': 'barrierefreiheit',
  '/:legal/fassungen': 'routes/site/legal-versions',
  '/:legal/fassungen/:seq': 'routes/site/legal-version',
  '/notfall': 'routes/site/emergency',
  '/offline': 'routes/site/offline',
  '/suche': 'routes/site/search',
  '/leistungen/:serviceId': 'routes/site/service',
  '/dialoge/:name': 'routes/site/dialog-content',
}

export type SiteRoute = { pattern: string; id: string; parameters: Record<string, string> }

const patterns = Object.keys(siteRoutes).map((pattern) => ({ pattern, parts: pattern.split('/') }))

/** The page at a path and what stands in its variable parts. */
export function matchSiteRoute(pathname: string): SiteRoute | undefined {
  const segments = pathname.split('/')
  for (const { pattern, parts } of patterns) {
    if (parts.length !== segments.length) continue
    if (!parts.every((part, index) => part.startsWith(':') || part === segments[index])) continue
    const variable = parts.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), segments[index]!]] : []))
    return { pattern, id: siteRoutes[pattern]!, parameters: Object.fromEntries(variable) }
  }
  return undefined
}

/** Whether a path begins like a page, so that the header may mark where one is. */
export function beginsLikeAPage(pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return !first.startsWith(':') && patterns.some(({ parts }) => parts[1] === first)
}
