import { isReservedAddress, matchSiteRoute, ownPagePattern, ownPagesRoute } from './site-routes.ts'

/** Pages that owners make themselves stand at the root of the site. */
export function ownPageAddress(address: string): string {
  return `/${encodeURIComponent(address)}`
}

/** Whether a path is free for them, or taken by one. */
export function isOwnPagePath(path: string): boolean {
  return matchSiteRoute(path)?.pattern === ownPagesRoute
}

/** Why a page of one's own cannot have an address; undefined where it can. */
export function addressProblem(address: string): 'letters' | 'reserved' | undefined {
  if (!ownPagePattern.test(address)) return 'letters'
  return isReservedAddress(address) ? 'reserved' : undefined
}
