/** The public pages, in the order of spec §2: their address and their file in app/routes/site. */
export const siteRoutes: Record<string, string> = {
  '/': 'home.tsx',
  '/portfolio': 'portfolio.tsx',
  '/portfolio/:id': 'project.tsx',
  '/blog': 'blog.tsx',
  '/blog/:postId': 'post.tsx',
  '/training': 'training.tsx',
  '/recruitment': 'recruitment.tsx',
  '/healthcare-it': 'healthcare-it.tsx',
  '/ai': 'ai.tsx',
  '/ecommerce': 'ecommerce.tsx',
  '/security': 'security.tsx',
  '/cookies': 'cookies.tsx',
  '/about': 'about.tsx',
  '/team': 'team.tsx',
  '/career': 'career.tsx',
  '/career/:id': 'job.tsx',
  '/partners': 'partners.tsx',
  '/faq': 'faq.tsx',
  '/contact': 'contact.tsx',
  '/impressum': 'legal.tsx',
  '/datenschutz': 'legal.tsx',
  '/agb': 'legal.tsx',
  '/barrierefreiheit': 'legal.tsx',
  '/:legal/fassungen': 'legal-versions.tsx',
  '/:legal/fassungen/:seq': 'legal-version.tsx',
  '/notfall': 'emergency.tsx',
  '/offline': 'offline.tsx',
  '/suche': 'search.tsx',
  '/leistungen/:serviceId': 'service.tsx',
  '/dialoge/:name': 'dialog-content.ts',
}

export type SiteRoute = { pattern: string; parameters: Record<string, string> }

const patterns = Object.keys(siteRoutes).map((pattern) => ({ pattern, parts: pattern.split('/') }))

/** The page at a path and what stands in its variable parts. */
export function matchSiteRoute(pathname: string): SiteRoute | undefined {
  const segments = pathname.split('/')
  for (const { pattern, parts } of patterns) {
    if (parts.length !== segments.length) continue
    if (!parts.every((part, index) => part.startsWith(':') || part === segments[index])) continue
    const variable = parts.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), segments[index]!]] : []))
    return { pattern, parameters: Object.fromEntries(variable) }
  }
  return undefined
}

/** Its name among React Router's routes; the legal texts share a file and are told apart by their address. */
export function routeIdOf(pattern: string): string {
  const file = siteRoutes[pattern]!
  return file === 'legal.tsx' ? pattern.slice(1) : `routes/site/${file.replace(/\.tsx?$/, '')}`
}

/** Whether a path begins like a page, so that the header may mark where one is. */
export function beginsLikeAPage(pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return !first.startsWith(':') && patterns.some(({ parts }) => parts[1] === first)
}
