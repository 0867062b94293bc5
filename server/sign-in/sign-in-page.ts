import type { SignInOffer } from '#shared/people/people.ts'
import type { Config } from '../base/config.ts'
import { isLoopback } from '../http/loopback-cookies.ts'
import { sessionCookieName } from './auth-names.ts'
import { readCookie } from './cookies.ts'

/** What the login page has to know of the server and of how it was reached. */
export type SignInPage = {
  offer: SignInOffer
  /** Whether the session cookie can be set here: it needs https, except on the own machine (J27). */
  secure: boolean
  /** The same page with https, where there is one. */
  secureAddress: string | null
  /** The browser still holds the cookie of a session that is over. */
  sessionEnded: boolean
}

type Settings = Pick<Config, 'publicUrl' | 'oidcProviders' | 'tokenSyncPath'> & { resetByMail?: boolean }

export function describeSignInPage(
  { publicUrl, oidcProviders, tokenSyncPath, resetByMail = false }: Settings,
  request: Request,
): SignInPage {
  const { protocol, host, hostname, pathname, search } = new URL(request.url)
  return {
    offer: {
      providers: oidcProviders.map(({ id, name }) => ({ id, name })),
      // Passkeys belong to the address of PUBLIC_URL and work nowhere else (J27).
      passkeys: host === publicUrl.host && !/^[\d.]+$|^\[/.test(hostname),
      resetByMail,
      tokenSyncPath,
    },
    secure: protocol === 'https:' || isLoopback(hostname),
    secureAddress: publicUrl.protocol === 'https:' ? new URL(pathname + search, publicUrl).href : null,
    sessionEnded: readCookie(request, sessionCookieName) !== undefined,
  }
}
