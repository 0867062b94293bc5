import { z } from 'zod'
import { AppError, parse } from '#shared/errors.ts'
import { roles, type Principal } from '#shared/people/people.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Backend } from '#server/backend.ts'
import { readJson } from '#server/http/body.ts'
import { emailSchema as email } from '#server/identity/email-schema.ts'
import { jsonWithCookies, noContent } from './answers.ts'
import type { PathParameters } from './route.ts'

const role = z.enum(roles, 'Bitte eine Rolle wählen')
const changeSchema = z.strictObject({ role: role.optional(), disabled: z.boolean().optional() })

/** Invites somebody, or lets somebody who is known set a new password; the link is shown once and sent by hand. */
export async function postInvitation(
  request: Request,
  { identity, config }: Backend,
  _: PathParameters,
  by: Principal,
) {
  const invitation = parse(z.strictObject({ email, role }), await readJson(request))
  const path = await identity.setUp.invite({ ...invitation, invitedBy: by.id })
  await identity.audit({ by, action: 'user.invite', subject: invitation.email })
  return jsonWithCookies({ link: new URL(path, config.publicUrl).href }, [], 201)
}

export async function deleteInvitation(request: Request, { identity }: Backend, _: PathParameters, by: Principal) {
  const body = parse(z.strictObject({ email }), await readJson(request))
  if (!(await identity.users.withdrawInvitation(body.email)))
    throw new AppError('not-found', 404, errorMessages.unknownItem)
  await identity.audit({ by, action: 'user.withdraw-invitation', subject: body.email })
  return noContent()
}

export async function patchUser(request: Request, { identity }: Backend, { id = '' }: PathParameters, by: Principal) {
  const change = parse(changeSchema, await readJson(request))
  const user = await identity.users.update(id, change, by.id)
  if (change.role) await identity.audit({ by, action: `user.make-${change.role}`, subject: user.email })
  if (change.disabled !== undefined)
    await identity.audit({ by, action: change.disabled ? 'user.disable' : 'user.enable', subject: user.email })
  return noContent()
}

export async function deleteUser(_request: Request, { identity }: Backend, { id = '' }: PathParameters, by: Principal) {
  const user = await identity.users.delete(id, by.id)
  await identity.audit({ by, action: 'user.delete', subject: user.email })
  return noContent()
}

export async function deleteUserSessions(
  _request: Request,
  { identity }: Backend,
  { id = '' }: PathParameters,
  by: Principal,
) {
  const subject = await identity.users.emailOf(id)
  await identity.sessions.endAll(id)
  await identity.audit({ by, action: 'user.end-sessions', subject })
  return noContent()
}
