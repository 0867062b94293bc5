import type { Backend } from '#server/backend.ts'
import { bearerOf } from '#server/identity/api-token.ts'
import { sessionCookieName } from '#server/identity/auth-names.ts'
import { writeCookie, writeSessionCookie } from '#server/identity/cookies.ts'
import { identityError } from '#server/identity/identity-error.ts'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { jsonWithCookies, noContent } from './answers.ts'
import { requireAuthorizedDomain } from './sign-in.ts'

// The token-sync address of spec §7: the only place that sets or clears the session cookie.

export async function postSession(request: Request, { identity, config }: Backend) {
  requireAuthorizedDomain(request, config.authorizedDomains)
  const token = bearerOf(request)
  if (!token) throw identityError('user-token-expired')
  const { value, remember } = await identity.idTokens.redeem(token)
  const opened = await identity.sessions.ofCookie(value)
  if (!opened) throw identityError('user-token-expired')
  const former = await identity.sessions.current(request)
  if (former && former.token !== opened.token) await identity.sessions.end(former.token)
  await identity.audit({ by: opened.user, action: 'session.begin', subject: opened.user.email })
  const device = await identity.devices.remember(request.headers, opened)
  return jsonWithCookies({ user: opened.user }, [writeSessionCookie(sessionCookieName, value, remember), device])
}

export async function getSession(request: Request, { identity }: Backend) {
  const current = await identity.sessions.current(request)
  if (!current) throw new AppError('unauthenticated', 401, errorMessages.unauthenticated)
  return jsonWithCookies({ user: current.user })
}

export async function deleteSession(request: Request, { identity }: Backend) {
  const current = await identity.sessions.current(request)
  if (current) {
    await identity.sessions.end(current.token)
    await identity.audit({ by: current.user, action: 'session.end', subject: current.user.email })
  }
  return noContent([writeCookie(sessionCookieName, '', 0)])
}
