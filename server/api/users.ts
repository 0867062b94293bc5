import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import { roles } from '#shared/people/people.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { privateJson, noContent } from './answers.ts'
import type { Call } from './route.ts'
import { asciiEmail } from '#shared/text/email.ts'
import { wrongInput } from '#shared/messages/wrong-input.ts'

const longestEmail = 320

/** The address of an account as people type it; from here on a domain with umlauts is in its ASCII form. */
export const emailSchema = z
  .string(wrongInput.noEmail)
  .trim()
  .max(longestEmail, wrongInput.noEmail)
  .transform(asciiEmail)
  .pipe(z.email(wrongInput.noEmail))

const role = z.enum(roles, wrongInput.noRole)
export const invitationSchema = z.strictObject({ email: emailSchema, role })
export const invitedSchema = z.strictObject({ email: emailSchema })
export const userChangeSchema = z.strictObject({
  role: role.optional(),
  disabled: z.boolean().optional(),
  inbox: z.boolean().optional(),
})

export const requiredFactorSchema = z.strictObject({ role, required: z.boolean() })

/** Invites somebody, or lets somebody who is known set a new password; the link is shown once and sent by hand. */
export async function postInvitation({
  backend: { identity, config },
  principal: by,
  body,
}: Call<never, typeof invitationSchema>) {
  const path = await identity.setUp.invite({ ...body, by })
  return privateJson({ link: new URL(path, config.publicUrl).href }, [], 201)
}

export async function deleteInvitation({
  backend: { identity },
  principal: by,
  body,
}: Call<never, typeof invitedSchema>) {
  if (!(await identity.users.withdrawInvitation(body.email, by)))
    throw new AppError('not-found', 404, errorMessages.unknownItem)
  return noContent()
}

export async function putRequiredFactor({
  backend: { identity },
  principal: by,
  body,
}: Call<never, typeof requiredFactorSchema>) {
  await identity.requiredFactors.set(by, body)
  return noContent()
}

export async function patchUser({
  backend: { identity },
  parameters: { id },
  principal: by,
  body: change,
}: Call<'id', typeof userChangeSchema>) {
  await identity.users.update(id, change, by)
  return noContent()
}

export async function deleteUser({ backend: { identity }, parameters: { id }, principal: by }: Call<'id'>) {
  await identity.users.delete(id, by)
  return noContent()
}

export async function deleteUserSessions({ backend: { identity }, parameters: { id }, principal: by }: Call<'id'>) {
  const subject = await identity.users.emailOf(id)
  await identity.sessions.endAll(id, { audit: { by, action: 'user.end-sessions', subject } })
  return noContent()
}
