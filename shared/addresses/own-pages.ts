import { isReservedAddress, ownPagePattern } from './site-routes.ts'

/** Pages that owners make themselves stand at the root of the site; their id is their address. */
export function ownPageAddress(id: string): string {
  return `/${encodeURIComponent(id)}`
}

/** Why a page of one's own cannot have an address; undefined where it can. */
export function addressProblem(id: string): 'letters' | 'reserved' | undefined {
  if (!ownPagePattern.test(id)) return 'letters'
  return isReservedAddress(id) ? 'reserved' : undefined
}
