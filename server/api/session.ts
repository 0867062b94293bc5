import { bearerOf } from '../sign-in/api-token.ts'
import { sessionCookieName } from '../sign-in/auth-names.ts'
import { writeCookie, writeSessionCookie } from '../sign-in/cookies.ts'
import { identityError } from '../sign-in/identity-error.ts'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { privateJson, noContent } from './answers.ts'
import type { PublicCall } from './route.ts'

// The token-sync address of spec §7: the only place that sets or clears the session cookie.

export async function postSession({ request, backend: { identity } }: PublicCall) {
  const token = bearerOf(request)
  if (!token) throw identityError('user-token-expired')
  const { value, remember } = await identity.idTokens.redeem(token)
  const opened = await identity.sessions.ofCookie(value)
  if (!opened) throw identityError('user-token-expired')
  const former = await identity.sessions.current(request)
  if (former && former.sessionId !== opened.sessionId) await identity.sessions.end(former.sessionId)
  const { user } = opened
  const audit = { by: user, action: 'session.begin', subject: user.email } as const
  const device = await identity.devices.remember(request.headers, opened, audit)
  return privateJson({ user }, [writeSessionCookie(sessionCookieName, value, remember), device])
}

export async function getSession({ request, backend: { identity } }: PublicCall) {
  const current = await identity.sessions.current(request)
  if (!current) throw new AppError('unauthenticated', 401, errorMessages.unauthenticated)
  return privateJson({ user: current.user })
}

export async function deleteSession({ request, backend: { identity } }: PublicCall) {
  const current = await identity.sessions.current(request)
  if (current) {
    const { user, sessionId } = current
    await identity.sessions.end(sessionId, { by: user, action: 'session.end', subject: user.email })
  }
  return noContent([writeCookie(sessionCookieName, '', 0)])
}
