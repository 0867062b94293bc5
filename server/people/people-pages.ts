import { AppError } from '#shared/errors.ts'
import type { OwnAccount, People, SetUp } from '#shared/people/people.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Identity } from './identity.ts'

/** What the pages around accounts show. */
export function createPeoplePages(identity: Identity) {
  return {
    setUp: (token: string): Promise<SetUp | undefined> => identity.setUp.describe(token),
    async ownAccount(request: Request): Promise<OwnAccount> {
      const current = await identity.sessions.current(request)
      if (!current) throw new AppError('unauthenticated', 401, errorMessages.unauthenticated)
      const [facts, passkeys, sessions] = await Promise.all([
        identity.accounts.facts(current.user.id),
        identity.own.passkeys(request.headers),
        identity.sessions.list(current.user.id, current.sessionId),
      ])
      return { ...facts, emailByMail: identity.links.possible(), passkeys, sessions }
    },
    async people(): Promise<People> {
      const [users, invitations, rolesWithSecondFactor] = await Promise.all([
        identity.users.list(),
        identity.users.invitations(),
        identity.requiredFactors.roles(),
      ])
      return { users, invitations, rolesWithSecondFactor }
    },
  }
}
