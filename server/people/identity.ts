import { apiTokenHolderId, type Principal } from '#shared/people/people.ts'
import type { Chore } from '../base/chores.ts'
import type { Config } from '../base/config.ts'
import type { Database } from '../database/schema.ts'
import { readServerSecret } from '../database/server-secret.ts'
import type { Log } from '../base/log.ts'
import type { Provider } from '../base/settings/oidc-provider.ts'
import { createAccountLinks } from './account-links.ts'
import { createAccounts } from './accounts.ts'
import { identifyByToken } from '../sign-in/api-token.ts'
import { actorNames, createAudit } from '../audit/audit.ts'
import { createDiscoveries } from '../sign-in/discovery.ts'
import { createFailedSignIns } from '../sign-in/failed-sign-ins.ts'
import { createIdTokens } from '../sign-in/id-tokens.ts'
import { acceptKeyFile, readIdentityKeys } from '../sign-in/identity-keys.ts'
import { createKnownDevices } from '../sign-in/known-devices.ts'
import { freshSignInMs } from '#server/base/limits.ts'
import { createOneTimeCodes } from '../sign-in/one-time-codes.ts'
import { openAuth } from '../sign-in/open-auth.ts'
import { createOwnAccount } from './own-account.ts'
import { createOwnerNotices } from './owner-notices.ts'
import { createPost, type Letters } from './post.ts'
import { createPasswordHashing } from '../sign-in/password-hashing.ts'
import { createProviderSignIn } from '../sign-in/provider-sign-in.ts'
import { createChallenges } from '../sign-in/second-factor-challenges.ts'
import { createRequiredFactors } from '../sign-in/required-factors.ts'
import { createSessions } from '../sign-in/sessions.ts'
import { createSetUp } from './set-up.ts'
import { createSignIn } from '../sign-in/sign-in.ts'
import { createSignInResults } from '../sign-in/sign-in-results.ts'
import { createThrottle } from '../sign-in/throttle.ts'
import { createUsers } from './users.ts'

export type Identity = ReturnType<typeof openIdentity>
type Parts = {
  config: Config
  database: Database
  log: Log
  now: () => Date
  /** Providers in force, the same list for as long as it stays the same; the command line needs none. */
  providers?: () => Provider[]
  /** Without it nobody hears from us by mail. */
  letters?: Letters
}

const noLetters: Letters = { possible: () => false, send: async () => undefined }
const tidyEveryMs = 60_000

/** Who is who: the one part of the server that knows accounts and sessions. */
export function openIdentity({
  config,
  database,
  log,
  now,
  providers = () => config.oidcProviders,
  letters = noLetters,
}: Parts) {
  const discoveries = createDiscoveries(providers, { limits: config.outbound, log, now })
  const hashing = createPasswordHashing({ cost: config.passwordCost })
  const post = createPost(letters, log)
  const notices = createOwnerNotices({ database, post, now })
  const onLinked = (userId: string) => notices.tell(userId, 'provider-linked')
  const auth = openAuth({ config, database, log, hashing, onLinked, now }, providers, discoveries)
  const idTokens = createIdTokens(database, now)
  const results = createSignInResults(database, now)
  const throttle = createThrottle(database, () => readServerSecret(database, 'throttle'), now)
  const devices = createKnownDevices(database, now)
  const codes = createOneTimeCodes(database, auth, now)
  const challenges = createChallenges(database)
  const failures = createFailedSignIns({ database, log, now })
  const sessions = createSessions(database, auth, now)
  const accounts = createAccounts(database, auth, now)
  const requiredFactors = createRequiredFactors({ database, waysOf: accounts.facts, now })
  const links = createAccountLinks({ database, config, accounts, post, now })

  async function identifyPerson(request: Request): Promise<Principal | null> {
    const current = await sessions.current(request)
    if (!current) return null
    const { expiresAt: _expiresAt, ...principal } = current.user
    return (await requiredFactors.isMissing(principal)) ? { ...principal, lacksSecondFactor: true } : principal
  }

  return {
    /** Names of people by their id, for histories; who is unknown is left out. */
    async names(ids: string[]): Promise<Record<string, string>> {
      const people = ids.length > 0 ? await accounts.names(ids) : []
      return { ...actorNames, ...Object.fromEntries(people) }
    },
    /** Who sends this request: the holder of the API token, or of a session. */
    async identify(request: Request): Promise<Principal | null> {
      return identifyByToken(request, config.apiToken) ?? identifyPerson(request)
    },
    identifyPerson,
    /** Whether somebody signed in a moment ago. A script with the API token has nothing to sign in with. */
    async isFresh(request: Request, { id }: Pick<Principal, 'id'>): Promise<boolean> {
      if (id === apiTokenHolderId) return true
      const current = await sessions.current(request)
      // A clock that was set back must not keep a session fresh.
      return current !== null && Math.abs(now().getTime() - current.signedInAt.getTime()) < freshSignInMs
    },
    audit: createAudit(database, now),
    signIn: createSignIn({ auth, idTokens, throttle, hashing, devices, challenges, codes, failures, requiredFactors }),
    providers: createProviderSignIn({ config, auth, discoveries, results }),
    results,
    idTokens,
    sessions,
    accounts,
    devices,
    requiredFactors,
    own: createOwnAccount({ database, auth, throttle, hashing, codes, requiredFactors, now }),
    links,
    notices,
    setUp: createSetUp(database, accounts, now),
    users: createUsers(database, now),
    chores: [
      {
        name: 'forget old sign-ins',
        everyMs: tidyEveryMs,
        async work() {
          await idTokens.forgetOld()
          await results.forgetOld()
          await throttle.forgetOld()
          await sessions.forgetOld()
          await devices.forgetOld()
          await links.forgetOld()
        },
      },
    ] satisfies Chore[],
    /** Also brings second factors of a version before under the key of this one. */
    async prepareKeys(): Promise<void> {
      await readIdentityKeys({ database, keyFile: config.keyFile })
    },
    acceptKeyFile: () => acceptKeyFile({ database, keyFile: config.keyFile }),
    async close() {
      await Promise.all([post.close(), failures.close()])
    },
  }
}
