import { signInPaths, signInTypes } from '#shared/addresses/sign-in-paths.ts'
import { z } from 'zod'
import { isAuthorizedDomain } from '#shared/sign-in/authorized-domains.ts'
import { asciiEmail } from '#shared/text/email.ts'
import { AppError } from '#shared/errors.ts'
import { addressOf } from '#server/http/address-of.ts'
import { browserOf } from '#server/sign-in/cookies.ts'
import { identityError, isIdentityErrorCode } from '../sign-in/identity-error.ts'
import type { PasskeyAnswer } from '../sign-in/sign-in.ts'
import { privateJson, redirectWithCookies } from './answers.ts'
import type { PublicCall } from './route.ts'
import { wrongInput } from '#shared/messages/wrong-input.ts'

// Each way of signing in ends with a one-time ID token; api/session.ts turns it into a session (I4).

export const passwordSchema = z.object({
  email: z.string(wrongInput.missing).trim().min(1, wrongInput.missing).max(320).transform(asciiEmail),
  password: z.string(wrongInput.missing).min(1, wrongInput.missing).max(256),
  remember: z.boolean().default(false),
})
/** Whatever is no code is a wrong one. */
export const secondFactorSchema = z
  .union([
    z.strictObject({
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
    }),
    z.strictObject({ recoveryCode: z.string().trim().min(1).max(64) }),
  ])
  .nullable()
  .catch(null)
/** The form of the answer is checked together with its signature. */
export const passkeySchema = z.object({
  response: z.custom<PasskeyAnswer>((value) => typeof value === 'object' && value !== null),
})
const eventId = z.string().regex(/^[\w-]{16,64}$/)
export const resultSchema = z.object({ eventId })
const startSchema = z.object({
  providerId: z.string().max(32),
  eventId,
  authType: z.enum(signInTypes),
  redirectUrl: z.string().max(2_000),
})

export function getProjects({ backend: { config } }: PublicCall) {
  return Response.json({ projectId: config.projectId, authorizedDomains: config.authorizedDomains })
}

export async function postPassword({
  request,
  backend: { identity },
  body: credentials,
}: PublicCall<never, typeof passwordSchema>) {
  const { body, cookies } = await identity.signIn.password(credentials, addressOf(request), request.headers)
  return privateJson(body, cookies)
}

export async function postSecondFactor({
  request,
  backend: { identity },
  body: given,
}: PublicCall<never, typeof secondFactorSchema>) {
  if (!given) throw identityError('second-factor-invalid')
  const { body, cookies } = await identity.signIn.secondFactor(given, addressOf(request), request.headers)
  return privateJson(body, cookies)
}

export async function postPasskeyOptions({ request, backend: { identity } }: PublicCall) {
  const { body, cookies } = await identity.signIn.passkeyOptions(request.headers)
  return privateJson(body, cookies)
}

export async function postPasskey({
  request,
  backend: { identity },
  body: { response },
}: PublicCall<never, typeof passkeySchema>) {
  const { body, cookies } = await identity.signIn.passkey(response, addressOf(request), request.headers)
  return privateJson(body, cookies)
}

/** A page of a provider follows, so also failures lead to a page and not to JSON. */
export async function getStart({ request, backend }: PublicCall) {
  const { identity, log } = backend
  const { searchParams } = new URL(request.url)
  const start = startSchema.safeParse(Object.fromEntries(searchParams))
  try {
    requireAuthorizedDomain({ request, backend })
    if (!start.success) throw identityError('invalid-auth-event')
    const { location, cookies } = await identity.providers.start(start.data, request)
    return redirectWithCookies(location, cookies)
  } catch (cause) {
    const known = cause instanceof AppError && isIdentityErrorCode(cause.code)
    if (!known) log.error('sign-in could not start', { cause })
    const code = known ? cause.code : 'internal-error'
    const { authType = 'signInViaPopup', eventId: event = '' } = start.data ?? {}
    return redirectWithCookies(signInPaths.handled({ authType, eventId: event, error: code }))
  }
}

export async function getCallback({
  request,
  backend: { identity },
  parameters: { providerId },
}: PublicCall<'providerId'>) {
  const { location, cookies } = await identity.providers.callback(request, providerId)
  return redirectWithCookies(location, cookies)
}

export async function postResult({ request, backend: { identity }, body }: PublicCall<never, typeof resultSchema>) {
  const browser = browserOf(request)
  const session = browser && (await identity.results.take(body.eventId, browser))
  if (!session) return privateJson({ pending: true })
  return privateJson({ idToken: await identity.idTokens.issue({ value: session, remember: true }) })
}

/** Every way to sign in is bound to the listed hosts (J26). */
export function requireAuthorizedDomain({ request, backend }: Pick<PublicCall, 'request' | 'backend'>): void {
  if (!isAuthorizedDomain(new URL(request.url), backend.config.authorizedDomains))
    throw identityError('unauthorized-domain')
}
