import { matchSiteRoute, type ParameterNames, type SitePattern } from '#shared/addresses/site-routes.ts'
import { accessibilityRoute } from '../accessibility.tsx'
import { blockRoute } from '../block-page.tsx'
import { blogRoute } from '../blog.tsx'
import { contactRoute } from '../contact.tsx'
import { cookiesRoute } from '../cookies.tsx'
import { dialogContentRoute } from '../dialog-content.ts'
import { faqRoute } from '../faq.tsx'
import { homeRoute } from '../home.tsx'
import { jobRoute } from '../job.tsx'
import { legalRoute } from '../legal.tsx'
import { legalVersionRoute } from '../legal-version.tsx'
import { legalVersionsRoute } from '../legal-versions.tsx'
import { offlineRoute } from '../offline.tsx'
import { ownRoute } from '../own-page.tsx'
import { portfolioRoute } from '../portfolio.tsx'
import { postRoute } from '../post.tsx'
import { previewLinkRoute } from '../preview-link.tsx'
import { projectRoute } from '../project.tsx'
import { searchRoute } from '../search.tsx'
import { serviceRoute } from '../service.tsx'
import { siteSecurityRoute } from '../site-security.tsx'
import { statusRoute } from '../status.tsx'
import { trainingRoute } from '../training.tsx'
import type { PublicRoute } from './define-route.tsx'

/** What stands at each address of shared/addresses/site-routes.ts. */
const routes: { [Pattern in SitePattern]: PublicRoute<ParameterNames<Pattern>> } = {
  '/': homeRoute,
  '/portfolio': portfolioRoute,
  '/portfolio/:id': projectRoute,
  '/blog': blogRoute,
  '/blog/:postId': postRoute,
  '/training': trainingRoute,
  '/recruitment': blockRoute,
  '/healthcare-it': blockRoute,
  '/ai': blockRoute,
  '/ecommerce': blockRoute,
  '/security': blockRoute,
  '/cookies': cookiesRoute,
  '/about': blockRoute,
  '/team': blockRoute,
  '/career': blockRoute,
  '/career/:id': jobRoute,
  '/partners': blockRoute,
  '/faq': faqRoute,
  '/contact': contactRoute,
  '/impressum': legalRoute,
  '/datenschutz': legalRoute,
  '/agb': legalRoute,
  '/barrierefreiheit': accessibilityRoute,
  '/:legal/fassungen': legalVersionsRoute,
  '/:legal/fassungen/:seq': legalVersionRoute,
  '/notfall': blockRoute,
  '/status': statusRoute,
  '/sicherheit-dieser-website': siteSecurityRoute,
  '/offline': offlineRoute,
  '/suche': searchRoute,
  '/leistungen/:serviceId': serviceRoute,
  '/dialoge/:name': dialogContentRoute,
  '/:page': ownRoute,
}

type FoundRoute = { route: PublicRoute<string>; pattern: string; parameters: Record<string, string> }

/** Undefined where no page can be. */
export function findRoute(pathname: string): FoundRoute | undefined {
  const [, token] = /^\/vorschau\/([^/]+)$/.exec(pathname) ?? []
  if (token !== undefined) return { route: previewLinkRoute, pattern: '/vorschau/:token', parameters: { token } }
  const match = matchSiteRoute(pathname)
  return match && { ...match, route: routes[match.pattern], parameters: decodeAll(match.parameters) }
}

function decodeAll(parameters: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(parameters).map(([name, part]) => [name, decode(part)]))
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // It names nothing.
  }
}
