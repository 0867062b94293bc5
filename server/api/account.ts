import { z } from 'zod'
import { AppError, parse } from '#shared/errors.ts'
import type { Principal } from '#shared/people/people.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Backend } from '#server/backend.ts'
import { addressOf } from '#server/http/address-of.ts'
import { readJson } from '#server/http/body.ts'
import { emailSchema } from '#server/identity/email-schema.ts'
import { identityError } from '#server/identity/identity-error.ts'
import { jsonWithCookies, noContent } from './answers.ts'
import { requireAuthorizedDomain } from './sign-in.ts'
import type { PathParameters } from './route.ts'

const required = 'Bitte ausfüllen'
const name = z.string(required).trim().min(2, 'Bitte mindestens 2 Zeichen angeben').max(100, 'Höchstens 100 Zeichen')
const newPassword = z.string(required).max(256, 'Höchstens 256 Zeichen')
const password = z.string(required).min(1, required).max(256)
const setUpSchema = z.object({
  token: z.string().max(100),
  name: name.or(z.literal('')),
  email: emailSchema.or(z.literal('')),
  password: newPassword,
})
const changeSchema = z.object({ current: password, password: newPassword })
const passkeySchema = z.object({ response: z.record(z.string(), z.unknown()), name: name.catch('Passkey') })

/** The first administrator, invited people and people with a lost password; ends with an ID token like any sign-in. */
export async function postSetUp(request: Request, { identity, config }: Backend) {
  requireAuthorizedDomain(request, config.authorizedDomains)
  const given = parse(setUpSchema, await readJson(request))
  const { userId, name: fullName, email, purpose } = await identity.setUp.complete(given)
  await identity.audit({ by: { id: userId, name: fullName }, action: `account.${purpose}`, subject: email })
  const credentials = { email, password: given.password, remember: true }
  const { body, cookies } = await identity.signIn.afterSetUp(credentials, request.headers)
  return jsonWithCookies(body, cookies)
}

export async function patchAccount(request: Request, { identity }: Backend, _: PathParameters, by: Principal) {
  const body = parse(z.object({ name }), await readJson(request))
  await identity.accounts.rename(by.id, body.name)
  await identity.audit({ by, action: 'account.rename', subject: body.name })
  return jsonWithCookies({ name: body.name })
}

export async function postNewPassword(request: Request, { identity }: Backend, _: PathParameters, by: Principal) {
  const { current, password: next } = parse(changeSchema, await readJson(request))
  await identity.own.requirePassword(current, ownerOf(request, by))
  identity.accounts.requireGoodPassword({ ...by, password: next })
  const session = await identity.sessions.current(request)
  await identity.accounts.setPassword(by.id, next, session?.sessionId)
  await identity.audit({ by, action: 'account.password', subject: by.email })
  return noContent()
}

export async function deleteOwnSession(
  _request: Request,
  { identity }: Backend,
  { id = '' }: PathParameters,
  by: Principal,
) {
  if (!(await identity.sessions.endOne(by.id, id))) throw new AppError('not-found', 404, errorMessages.unknownItem)
  await identity.audit({ by, action: 'account.end-session', subject: by.email })
  return noContent()
}

export async function deleteOtherSessions(request: Request, { identity }: Backend, _: PathParameters, by: Principal) {
  const session = await identity.sessions.current(request)
  await identity.sessions.endAll(by.id, session?.sessionId)
  await identity.audit({ by, action: 'account.end-sessions', subject: by.email })
  return noContent()
}

export async function postSecondFactorSetUp(request: Request, { identity }: Backend, _: PathParameters, by: Principal) {
  const body = parse(z.object({ password }), await readJson(request))
  return jsonWithCookies(await identity.own.beginSecondFactor(body.password, ownerOf(request, by)))
}

export async function postSecondFactorConfirm(
  request: Request,
  { identity }: Backend,
  _: PathParameters,
  by: Principal,
) {
  const body = z.object({ code: z.string().trim() }).safeParse(await readJson(request))
  if (!body.success) throw identityError('second-factor-invalid')
  const cookies = await identity.own.confirmSecondFactor(body.data.code, ownerOf(request, by))
  await identity.audit({ by, action: 'account.second-factor-on', subject: by.email })
  return noContent(cookies)
}

export async function postRecoveryCodes(request: Request, { identity }: Backend, _: PathParameters, by: Principal) {
  const body = parse(z.object({ password }), await readJson(request))
  const recoveryCodes = await identity.own.newRecoveryCodes(body.password, ownerOf(request, by))
  await identity.audit({ by, action: 'account.recovery-codes', subject: by.email })
  return jsonWithCookies({ recoveryCodes })
}

export async function deleteSecondFactor(request: Request, { identity }: Backend, _: PathParameters, by: Principal) {
  const body = parse(z.object({ password }), await readJson(request))
  const cookies = await identity.own.endSecondFactor(body.password, ownerOf(request, by))
  await identity.audit({ by, action: 'account.second-factor-off', subject: by.email })
  return noContent(cookies)
}

export async function postPasskeyOptions(request: Request, { identity }: Backend) {
  const { body, cookies } = await identity.own.passkeyOptions(request.headers)
  return jsonWithCookies(body, cookies)
}

export async function postPasskey(request: Request, { identity }: Backend, _: PathParameters, by: Principal) {
  const given = parse(passkeySchema, await readJson(request))
  const { cookies } = await identity.own.addPasskey(given.response, given.name, request.headers)
  await identity.audit({ by, action: 'account.passkey-add', subject: given.name })
  return noContent(cookies)
}

export async function deletePasskey(
  request: Request,
  { identity }: Backend,
  { id = '' }: PathParameters,
  by: Principal,
) {
  await identity.own.removePasskey(id, request.headers)
  await identity.audit({ by, action: 'account.passkey-remove', subject: by.email })
  return noContent()
}

function ownerOf(request: Request, { id }: Principal) {
  return { userId: id, address: addressOf(request), headers: request.headers }
}
