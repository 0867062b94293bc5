import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import type { UserRecord } from '#shared/people/people.ts'
import { authError, toAuthError } from './auth-errors.ts'
import { createAuthEvents } from './auth-events.ts'
import { createDomainCheck } from './authorized-domain.ts'
import { callSignInApi, fetchSignInOffer } from './call-sign-in-api.ts'
import { openIdentityChannel } from './identity-channel.ts'
import { indexedDbStorage } from './indexed-db-storage.ts'
import { requireKeptSession, createTokenSync } from './token-sync.ts'
import { answerWithPasskey } from './passkey.ts'
import { openPersistence, parseUserRecord } from './persistence.ts'
import { openPopup } from './popup.ts'
import { createPopupSignIn } from './popup-operation.ts'
import { createRedirectSignIn } from './redirect.ts'
import { createUserStore } from './user-store.ts'
import { webStorage } from './web-storage.ts'

export type BrowserAuth = ReturnType<typeof createBrowserAuth>
export type Credentials = { email: string; password: string; remember: boolean }
export type SecondFactor = { code: string } | { recoveryCode: string }

/** Everything of signing in, put together for this page. Each method ends with a token that becomes the session. */
export function createBrowserAuth() {
  const channel = openIdentityChannel()
  const checkDomain = createDomainCheck(window.location)
  const tokenSync = createTokenSync({
    furtherPath: async () => (window.isSecureContext ? (await fetchSignInOffer()).tokenSyncPath : ''),
  })
  const users = createUserStore({
    channel,
    openPersistence: () =>
      openPersistence([
        indexedDbStorage(),
        webStorage(() => window.localStorage, true),
        webStorage(() => window.sessionStorage, false),
      ]),
    fetchUser: async () => userOf(await callSignInApi('GET', signInPaths.session())),
  })
  const popup = createPopupSignIn({ openPopup, checkDomain, fetchResult, channel, events: createAuthEvents() })
  const redirect = createRedirectSignIn({
    storage: () => window.sessionStorage,
    checkDomain,
    fetchResult,
    navigate: (address) => window.location.assign(address),
  })

  async function finish(idToken: string): Promise<UserRecord> {
    await users.ready()
    const user = await tokenSync.signIn(idToken)
    await requireKeptSession(window.location)
    await users.change(user)
    return user
  }

  async function ask(path: string, body?: unknown): Promise<unknown> {
    await checkDomain()
    return callSignInApi('POST', path, { body })
  }

  return {
    channel,
    users,
    fetchResult,
    finish,
    cancelPopup: popup.cancel,

    /** Null asks for the second factor. */
    async withPassword(credentials: Credentials): Promise<UserRecord | null> {
      const answer = (await ask(signInPaths.password(), credentials)) as { secondFactor?: boolean }
      return answer.secondFactor ? null : finish(idTokenOf(answer))
    },

    async withSecondFactor(factor: SecondFactor): Promise<UserRecord> {
      return finish(idTokenOf(await ask(signInPaths.secondFactor(), factor)))
    },

    async withPasskey(): Promise<UserRecord> {
      const options = (await ask(signInPaths.passkeyOptions())) as PublicKeyCredentialRequestOptionsJSON
      const response = await answerWithPasskey(options)
      return finish(idTokenOf(await ask(signInPaths.passkey(), { response })))
    },

    /** Opens the window before it returns. */
    async withPopup(providerId: string): Promise<UserRecord> {
      return finish(await popup.start(providerId, here()))
    },

    withRedirect: (providerId: string): Promise<never> => redirect.start(providerId, here()),

    async redirectResult(): Promise<UserRecord | null> {
      const idToken = await redirect.result()
      return idToken ? finish(idToken) : null
    },

    async signOut(): Promise<void> {
      await tokenSync.signOut()
      await users.change(null)
    },
  }
}

/** The one-time ID token of a popup or redirect, or null while there is none. */
async function fetchResult(eventId: string): Promise<string | null> {
  const answer = (await callSignInApi('POST', signInPaths.result(), { body: { eventId } })) as { pending?: boolean }
  return answer.pending ? null : idTokenOf(answer)
}

function idTokenOf(answer: unknown): string {
  const { idToken } = (answer ?? {}) as { idToken?: unknown }
  if (typeof idToken !== 'string') throw authError('internal-error')
  return idToken
}

function userOf(answer: unknown): UserRecord {
  const user = parseUserRecord((answer as { user?: unknown } | null)?.user)
  if (!user) throw toAuthError(answer)
  return user
}

function here(): string {
  const { pathname, search } = window.location
  return pathname + search
}
