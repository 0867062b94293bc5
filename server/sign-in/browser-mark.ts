import { cookiePrefix } from './auth-names.ts'
import { readCookie } from './cookies.ts'

/**
 * Ties a sign-in at a provider to the browser that began it: without this, whoever knows the event id of somebody else's
 * sign-in could fetch its result.
 */
export const browserCookieName = `${cookiePrefix}.browser`

export function browserOf(request: Request): string | undefined {
  return readCookie(request, browserCookieName)
}
