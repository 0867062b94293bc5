import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import type { Principal } from '#shared/people/people.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { addressOf } from '#server/http/address-of.ts'
import { refusedEmail } from '#server/people/account-links.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { requireAuthorizedDomain } from './sign-in.ts'
import { emailSchema } from './users.ts'
import { identityError } from '../sign-in/identity-error.ts'
import { privateJson, noContent } from './answers.ts'
import type { Call, PublicCall } from './route.ts'
import { wrongInput } from '#shared/messages/wrong-input.ts'

const name = z.string(wrongInput.missing).trim().min(2, wrongInput.atLeast(2)).max(100, wrongInput.atMost(100))
const newPassword = z.string(wrongInput.missing).max(256, wrongInput.atMost(256))
const password = z.string(wrongInput.missing).min(1, wrongInput.missing).max(256)
export const setUpSchema = z.object({
  token: z.string().max(100),
  name: name.or(z.literal('')),
  email: emailSchema.or(z.literal('')),
  password: newPassword,
})
export const resetSchema = z.strictObject({ email: emailSchema })
export const tokenSchema = z.strictObject({ token: z.string().max(100) })
export const newEmailSchema = z.strictObject({ email: emailSchema, password })
export const nameSchema = z.object({ name })
export const newPasswordSchema = z.object({ current: password, password: newPassword })
export const ownPasswordSchema = z.object({ password })
/** Whatever is no code is a wrong one. */
export const codeSchema = z.object({ code: z.string().trim() }).nullable().catch(null)
export const newPasskeySchema = z.object({ response: z.record(z.string(), z.unknown()), name: name.catch('Passkey') })

/** The first administrator, invited people and people with a lost password; ends with an ID token like any sign-in. */
export async function postSetUp({
  request,
  backend: { identity },
  body: given,
}: PublicCall<never, typeof setUpSchema>) {
  const { email, ofAccount } = await identity.setUp.complete(given)
  if (ofAccount) identity.notices.tell(ofAccount, 'password')
  const credentials = { email, password: given.password, remember: true }
  const { body, cookies } = await identity.signIn.afterSetUp(credentials, request.headers)
  return privateJson(body, cookies)
}

export async function limitResets({ request, backend }: Pick<PublicCall, 'request' | 'backend'>): Promise<void> {
  requireAuthorizedDomain({ request, backend })
  await backend.resetLimit.take(addressOf(request))
}

/** The same answer at the same time, whether there is such an account or not. */
export function postReset({ backend: { identity }, body }: PublicCall<never, typeof resetSchema>) {
  if (!identity.links.possible()) throw new AppError('unavailable', 409, accountMessages.email.noMail)
  identity.links.requestReset(body.email)
  return noContent()
}

export async function postConfirmEmail({ backend: { identity }, body }: PublicCall<never, typeof tokenSchema>) {
  await identity.links.confirmEmail(body.token)
  return noContent()
}

export async function postNewEmail({
  request,
  backend: { identity },
  principal: by,
  body,
}: Call<never, typeof newEmailSchema>) {
  if (!identity.links.possible()) throw new AppError('unavailable', 409, accountMessages.email.noMail)
  if (!(await identity.accounts.facts(by.id)).hasPassword) throw refusedEmail(accountMessages.email.byProvider)
  await identity.own.requirePassword(body.password, ownerOf(request, by))
  await identity.links.askNewEmail(by, body.email)
  return noContent()
}

export async function patchAccount({ backend: { identity }, principal: by, body }: Call<never, typeof nameSchema>) {
  await identity.accounts.rename(by, body.name)
  return privateJson({ name: body.name })
}

export async function postNewPassword({
  request,
  backend: { identity },
  principal: by,
  body,
}: Call<never, typeof newPasswordSchema>) {
  const { current, password: next } = body
  await identity.own.requirePassword(current, ownerOf(request, by))
  await identity.accounts.requireGoodPassword({ ...by, password: next })
  const session = await identity.sessions.current(request)
  await identity.accounts.changePassword(by, next, session?.sessionId)
  identity.notices.tell(by.id, 'password')
  return noContent()
}

export async function deleteOwnSession({ backend: { identity }, parameters: { id }, principal: by }: Call<'id'>) {
  const audit = { by, action: 'account.end-session', subject: by.email } as const
  if (!(await identity.sessions.endOne(by.id, id, audit)))
    throw new AppError('not-found', 404, errorMessages.unknownItem)
  return noContent()
}

export async function deleteOtherSessions({ request, backend: { identity }, principal: by }: Call) {
  const session = await identity.sessions.current(request)
  const audit = { by, action: 'account.end-sessions', subject: by.email } as const
  await identity.sessions.endAll(by.id, { exceptId: session?.sessionId, audit })
  return noContent()
}

export async function postSecondFactorSetUp({
  request,
  backend: { identity },
  principal: by,
  body,
}: Call<never, typeof ownPasswordSchema>) {
  return privateJson(await identity.own.beginSecondFactor(body.password, ownerOf(request, by)))
}

export async function postSecondFactorConfirm({
  request,
  backend: { identity },
  principal: by,
  body,
}: Call<never, typeof codeSchema>) {
  if (!body) throw identityError('second-factor-invalid')
  const cookies = await identity.own.confirmSecondFactor(body.code, ownerOf(request, by))
  await identity.audit({ by, action: 'account.second-factor-on', subject: by.email })
  identity.notices.tell(by.id, 'second-factor-on')
  return noContent(cookies)
}

export async function postRecoveryCodes({
  request,
  backend: { identity },
  principal: by,
  body,
}: Call<never, typeof ownPasswordSchema>) {
  const recoveryCodes = await identity.own.newRecoveryCodes(body.password, ownerOf(request, by))
  await identity.audit({ by, action: 'account.recovery-codes', subject: by.email })
  identity.notices.tell(by.id, 'recovery-codes')
  return privateJson({ recoveryCodes })
}

export async function deleteSecondFactor({
  request,
  backend: { identity },
  principal: by,
  body,
}: Call<never, typeof ownPasswordSchema>) {
  await identity.own.endSecondFactor(by, body.password, ownerOf(request, by))
  identity.notices.tell(by.id, 'second-factor-off')
  return noContent()
}

export async function postNewPasskeyOptions({ request, backend: { identity } }: Call) {
  const { body, cookies } = await identity.own.passkeyOptions(request.headers)
  return privateJson(body, cookies)
}

export async function postNewPasskey({
  request,
  backend: { identity },
  principal: by,
  body,
}: Call<never, typeof newPasskeySchema>) {
  const { cookies } = await identity.own.addPasskey(body.response, body.name, request.headers)
  await identity.audit({ by, action: 'account.passkey-add', subject: body.name })
  identity.notices.tell(by.id, 'passkey-added')
  return noContent(cookies)
}

export async function patchPasskey({
  request,
  backend: { identity },
  parameters: { id },
  principal: by,
  body: { name: newName },
}: Call<'id', typeof nameSchema>) {
  await identity.own.renamePasskey(id, newName, request.headers)
  await identity.audit({ by, action: 'account.passkey-rename', subject: newName })
  identity.notices.tell(by.id, 'passkey-renamed')
  return noContent()
}

export async function deletePasskey({ backend: { identity }, parameters: { id }, principal: by }: Call<'id'>) {
  await identity.own.removePasskey(by, id)
  identity.notices.tell(by.id, 'passkey-removed')
  return noContent()
}

function ownerOf(request: Request, { id }: Principal) {
  return { userId: id, address: addressOf(request), headers: request.headers }
}
