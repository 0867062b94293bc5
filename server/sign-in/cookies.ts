import { sessionAbsoluteMs } from '#server/base/limits.ts'
import { cookiePrefix } from './auth-names.ts'

/**
 * Ties a sign-in at a provider to the browser that began it: without this, whoever knows the event id of somebody else's
 * sign-in could fetch its result.
 */
export const browserCookieName = `${cookiePrefix}.browser`

/** What better-auth wants to set: the session it prepared, kept apart from cookies of steps still to come. */
export type SetCookies = { session?: { value: string; remember: boolean }; others: string[] }

export function readSetCookies(headers: Headers, sessionName: string): SetCookies {
  const found: SetCookies = { others: [] }
  for (const cookie of headers.getSetCookie()) {
    const value = cookie.startsWith(`${sessionName}=`) ? cookie.slice(sessionName.length + 1).split(';')[0]! : undefined
    if (value === undefined) found.others.push(cookie)
    else if (value) found.session = { value, remember: /;\s*max-age=[1-9]/i.test(cookie) }
  }
  return found
}

export function readCookie(request: Pick<Request, 'headers'>, name: string): string | undefined {
  const cookies = request.headers.get('cookie')?.split('; ') ?? []
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** Without `maxAgeMs` the browser forgets it when it closes. */
export function writeCookie(name: string, value: string, maxAgeMs?: number): string {
  const age = maxAgeMs === undefined ? '' : `; Max-Age=${Math.floor(maxAgeMs / 1_000)}`
  return `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax${age}`
}

export function writeSessionCookie(name: string, value: string, remember: boolean): string {
  return writeCookie(name, value, remember ? sessionAbsoluteMs : undefined)
}

export function browserOf(request: Request): string | undefined {
  return readCookie(request, browserCookieName)
}
