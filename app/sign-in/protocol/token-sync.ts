import { issueTimeOf } from '#shared/sign-in/id-token.ts'
import { idTokenMaxAgeMs, identityCallWithinMs } from '#shared/limits.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { signInMessages } from '#shared/messages/sign-in.ts'
import type { UserRecord } from '#shared/people/people.ts'
import { callServer, serverNow } from '#kit/server-call/call-server.ts'
import { authError, toAuthError } from './auth-errors.ts'
import { bearer, callSignInApi } from './call-sign-in-api.ts'
import { limitFor } from './time-limits.ts'
import { parseUserRecord } from './persistence.ts'

type Parts = {
  /** A further address of this site that hears of it (J26); empty for none. */
  furtherPath(): Promise<string>
  /** By the clock that the token was issued by. */
  now?: () => number
}

/** Turns a one-time ID token into the session cookie, and ends it again (spec §7, B16). */
export function createTokenSync({ furtherPath, now = serverNow }: Parts) {
  let last: { token: string; user: Promise<UserRecord> } | undefined

  async function post(idToken: string): Promise<UserRecord> {
    const issuedAt = issueTimeOf(idToken)
    if (issuedAt === null) throw authError('internal-error')
    if (now() - issuedAt > idTokenMaxAgeMs) throw authError('user-token-expired')
    // First the other address: ours uses the token up.
    const further = await furtherPath().catch(asBlocked)
    if (further) await tell(further, 'POST', idToken)
    const headers = bearer(idToken)
    const answer = (await callSignInApi('POST', signInPaths.session(), { headers }).catch(asBlocked)) as {
      user?: unknown
    } | null
    const user = parseUserRecord(answer?.user)
    if (!user) throw authError('internal-error')
    return user
  }

  return {
    /** The same token is never sent twice. */
    signIn(idToken: string): Promise<UserRecord> {
      if (last?.token !== idToken) last = { token: idToken, user: post(idToken) }
      return last.user
    },

    async signOut(): Promise<void> {
      last = undefined
      await callSignInApi('DELETE', signInPaths.session())
      const further = await furtherPath().catch(() => '')
      if (further) await tell(further, 'DELETE').catch(() => undefined)
    },
  }
}

/**
 * A browser may refuse the session cookie without a word: WebKit does so without https, others where cookies are switched
 * off. Then people are told, instead of finding the empty login page again (J27).
 */
export async function requireKeptSession({ protocol }: Pick<Location, 'protocol'>): Promise<void> {
  try {
    await callSignInApi('GET', signInPaths.session())
  } catch (cause) {
    if (toAuthError(cause).code === 'network-request-failed') return
    const message = protocol === 'https:' ? undefined : signInMessages.insecure.text
    throw authError('web-storage-unsupported', { message, cause })
  }
}

/** What the other address answers does not matter, only whether it could be told. */
async function tell(path: string, method: 'POST' | 'DELETE', idToken?: string): Promise<void> {
  const headers = idToken === undefined ? {} : bearer(idToken)
  const answer = await callServer(method, path, { headers, withinMs: limitFor(identityCallWithinMs) })
  if (answer.kind === 'unreachable' && answer.status === 0) throw authError('login-blocked', { cause: answer })
}

/** Where nobody can be told, nobody is signed in (B16). */
function asBlocked(cause: unknown): never {
  const error = toAuthError(cause)
  throw error.code === 'network-request-failed' ? authError('login-blocked', { cause }) : error
}
