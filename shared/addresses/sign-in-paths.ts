// Apart from site-paths.ts, so that visitors who never sign in need not load them.

export const signInTypes = ['signInViaPopup', 'signInViaRedirect'] as const
export type SignInType = (typeof signInTypes)[number]
type ProviderSignIn = { authType: SignInType; providerId: string; eventId: string; redirectUrl: string }

/** The addresses of signing in (spec §7, B4). */
export const signInPaths = {
  /** Signing in, and where to go on afterwards. */
  login: (next = '') => (next ? `/login?${new URLSearchParams({ weiter: next })}` : '/login'),
  account: () => '/konto',
  /** Setting up the second factor that the role requires, and where to go on afterwards. */
  missingFactor: (next: string) => `/konto/zweiter-faktor?${new URLSearchParams({ weiter: next })}`,
  setUpPage: (token: string) => `/einrichtung/${encodeURIComponent(token)}`,
  /** Where the answer of a provider leads. */
  handled: (query: Record<string, string>) => `/__/auth/handler?${new URLSearchParams(query)}`,
  projects: () => '/v1/projects',
  session: () => '/api/auth/session',
  password: () => '/api/auth/password',
  secondFactor: () => '/api/auth/second-factor',
  passkeyOptions: () => '/api/auth/passkey/options',
  passkey: () => '/api/auth/passkey',
  result: () => '/api/auth/result',
  setUp: () => '/api/auth/set-up',
  /** A link for a new password, by mail. */
  resetPassword: () => '/api/auth/reset-password',
  confirmEmail: () => '/api/auth/confirm-email',
  /** Whether the sign-in is fresh enough for what asks for one. */
  freshSignIn: () => '/api/account/fresh',
  ownEmail: () => '/api/account/email',
  ownAccount: () => '/api/account',
  ownPassword: () => '/api/account/password',
  ownSessions: () => '/api/account/sessions',
  ownSession: (id: string) => `/api/account/sessions/${encodeURIComponent(id)}`,
  ownSecondFactor: () => '/api/account/second-factor',
  confirmSecondFactor: () => '/api/account/second-factor/confirm',
  recoveryCodes: () => '/api/account/recovery-codes',
  ownPasskeys: () => '/api/account/passkeys',
  ownPasskeyOptions: () => '/api/account/passkeys/options',
  ownPasskey: (id: string) => `/api/account/passkeys/${encodeURIComponent(id)}`,
  invitations: () => '/api/users/invitations',
  requiredFactors: () => '/api/users/required-factors',
  user: (id: string) => `/api/users/${encodeURIComponent(id)}`,
  userSessions: (id: string) => `/api/users/${encodeURIComponent(id)}/sessions`,
  /** How people may sign in, as JSON, for pages that have to ask. */
  ways: () => '/login/wege',
  /** The page that a popup opens, and to which a provider's answer leads. */
  handler: (signIn: ProviderSignIn) => `/__/auth/handler?${new URLSearchParams(signIn)}`,
  /** Leads on to the provider. */
  start: (signIn: ProviderSignIn) => `/api/auth/start?${new URLSearchParams(signIn)}`,
} as const

/**
 * For every answer in a provider's window. Any other policy would cut the window off from the page that opened it as soon
 * as it goes on to the provider: it would look closed, and could not be closed.
 */
export const keepsOpener = { 'cross-origin-opener-policy': 'unsafe-none' } as const
