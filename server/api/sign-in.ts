import { identityPaths } from '#shared/addresses/sign-in-paths.ts'
import { z } from 'zod'
import { isAuthorizedDomain } from '#shared/sign-in/authorized-domains.ts'
import { asciiEmail } from '#shared/text/email.ts'
import { AppError, parse } from '#shared/errors.ts'
import { signInTypes } from '#shared/people/people.ts'
import type { Backend } from '#server/backend.ts'
import { addressOf } from '#server/http/address-of.ts'
import { readJson } from '#server/http/body.ts'
import { browserOf } from '#server/identity/browser-mark.ts'
import { identityError, isIdentityErrorCode } from '#server/identity/identity-error.ts'
import type { PasskeyAnswer } from '#server/identity/sign-in.ts'
import { hashToken } from '#server/identity/tokens.ts'
import { jsonWithCookies, redirectWithCookies } from './answers.ts'
import type { PathParameters } from './route.ts'

// Each way of signing in ends with a one-time ID token; api/session.ts turns it into a session (I4).

const required = 'Bitte ausfüllen'
const passwordSchema = z.object({
  email: z.string(required).trim().min(1, required).max(320).transform(asciiEmail),
  password: z.string(required).min(1, required).max(256),
  remember: z.boolean().default(false),
})
const secondFactorSchema = z.union([
  z.strictObject({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/),
  }),
  z.strictObject({ recoveryCode: z.string().trim().min(1).max(64) }),
])
const passkeySchema = z.object({
  response: z.custom<PasskeyAnswer>((value) => typeof value === 'object' && value !== null),
})
const eventId = z.string().regex(/^[\w-]{16,64}$/)
const startSchema = z.object({
  providerId: z.string().max(32),
  eventId,
  authType: z.enum(signInTypes),
  redirectUrl: z.string().max(2_000),
})

export function getProjects(_request: Request, { config }: Backend) {
  return Response.json({ projectId: config.projectId, authorizedDomains: config.authorizedDomains })
}

export async function postPassword(request: Request, { identity, config }: Backend) {
  requireAuthorizedDomain(request, config.authorizedDomains)
  const credentials = parse(passwordSchema, await readJson(request))
  const { body, cookies } = await identity.signIn.password(credentials, addressOf(request), request.headers)
  return jsonWithCookies(body, cookies)
}

export async function postSecondFactor(request: Request, { identity, config }: Backend) {
  requireAuthorizedDomain(request, config.authorizedDomains)
  const given = secondFactorSchema.safeParse(await readJson(request))
  if (!given.success) throw identityError('second-factor-invalid')
  const { body, cookies } = await identity.signIn.secondFactor(given.data, addressOf(request), request.headers)
  return jsonWithCookies(body, cookies)
}

export async function postPasskeyOptions(request: Request, { identity, config }: Backend) {
  requireAuthorizedDomain(request, config.authorizedDomains)
  const { body, cookies } = await identity.signIn.passkeyOptions(request.headers)
  return jsonWithCookies(body, cookies)
}

export async function postPasskey(request: Request, { identity, config }: Backend) {
  requireAuthorizedDomain(request, config.authorizedDomains)
  // Its form is checked together with its signature.
  const { response } = parse(passkeySchema, await readJson(request))
  const { body, cookies } = await identity.signIn.passkey(response, addressOf(request), request.headers)
  return jsonWithCookies(body, cookies)
}

/** A page of a provider follows, so also failures lead to a page and not to JSON. */
export async function getStart(request: Request, { identity, config, log }: Backend) {
  const { searchParams } = new URL(request.url)
  const start = startSchema.safeParse(Object.fromEntries(searchParams))
  try {
    requireAuthorizedDomain(request, config.authorizedDomains)
    if (!start.success) throw identityError('invalid-auth-event')
    const { location, cookies } = await identity.providers.start(start.data, request)
    return redirectWithCookies(location, cookies)
  } catch (cause) {
    const known = cause instanceof AppError && isIdentityErrorCode(cause.code)
    if (!known) log.error('sign-in could not start', { cause })
    const code = known ? cause.code : 'internal-error'
    const { authType = 'signInViaPopup', eventId: event = '' } = start.data ?? {}
    return redirectWithCookies(identityPaths.handled({ authType, eventId: event, error: code }))
  }
}

export async function getCallback(request: Request, { identity }: Backend, { providerId = '' }: PathParameters) {
  const { location, cookies } = await identity.providers.callback(request, providerId)
  return redirectWithCookies(location, cookies)
}

export async function postResult(request: Request, { identity }: Backend) {
  const body = parse(z.object({ eventId }), await readJson(request))
  const browser = browserOf(request)
  const session = browser && (await identity.results.take(body.eventId, hashToken(browser)))
  if (!session) return jsonWithCookies({ pending: true })
  return jsonWithCookies({ idToken: await identity.idTokens.issue({ value: session, remember: true }) })
}

/** Every way to sign in is bound to the listed hosts (J26). */
export function requireAuthorizedDomain(request: Request, domains: string[]): void {
  if (!isAuthorizedDomain(new URL(request.url), domains)) throw identityError('unauthorized-domain')
}
