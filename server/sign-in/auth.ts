import { passkey } from '@better-auth/passkey'
import type { BetterAuthOptions } from '@better-auth/core'
import type { OAuthProvider } from '@better-auth/core/oauth2'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins'
import type { Config } from '../base/config.ts'
import type { Database } from '../database/schema.ts'
import type { Log } from '../base/log.ts'
import { authBasePath, cookiePrefix } from './auth-names.ts'
import { withHashedSessions } from './hashed-sessions.ts'
import { readIdentityKeys } from './identity-keys.ts'
import { freshSignInMs, sessionIdleMs, sessionTouchMs } from '#server/base/limits.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { admitProviderUser } from './provider-roles.ts'
import type { Provider } from '../base/settings/oidc-provider.ts'
import { newRecoveryCodes } from './recovery-codes.ts'

export type Auth = Awaited<ReturnType<typeof createAuth>>
export type Parts = {
  config: Config
  database: Database
  log: Log
  hashing: PasswordHashing
  /** Told when a provider was joined to an account that there was. */
  onLinked: (userId: string) => void
  now: () => Date
}

/** better-auth with our tables: it knows passwords, sessions, passkeys, one-time codes and OpenID Connect. */
export async function createAuth(
  { config, database, log, hashing, onLinked, now }: Parts,
  oidcProviders: Provider[],
  providers: OAuthProvider[],
) {
  const { hash, verify } = hashing
  const keys = await readIdentityKeys({ database, keyFile: config.keyFile })
  const siteName = config.publicUrl.hostname
  return betterAuth({
    appName: siteName,
    secret: keys.cookies,
    baseURL: config.publicUrl.origin,
    basePath: authBasePath,
    // Our columns are the same on both engines, so PostgreSQL gets the values that SQLite gets (decision 8).
    database: (options: BetterAuthOptions) =>
      withHashedSessions(kyselyAdapter(database.query, { type: 'sqlite' })(options)),
    user: {
      modelName: 'users',
      additionalFields: {
        role: { type: 'string', required: true },
        roleProvider: { type: 'string', required: false },
        inbox: { type: 'boolean', required: false, input: false },
        disabled: { type: 'boolean', required: false, defaultValue: false, input: false },
      },
      validateUserInfo: ({ user, source }) => admitProviderUser(database, oidcProviders, user, source, now()),
    },
    session: {
      modelName: 'sessions',
      expiresIn: sessionIdleMs / 1_000,
      updateAge: sessionTouchMs / 1_000,
      freshAge: freshSignInMs / 1_000,
    },
    account: {
      modelName: 'accounts',
      // Tokens of a provider are of no use to us once it has said who this is.
      updateAccountOnSignIn: false,
      accountLinking: {
        trustedProviders: oidcProviders.filter(({ trustEmails }) => trustEmails).map(({ id }) => id),
      },
    },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    databaseHooks: {
      account: {
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null, scope: null },
          }),
          after: async ({ id, userId }) => {
            if (await hadAnotherWay(database, { id, userId })) onLinked(userId)
          },
        },
      },
      session: { create: { before: (session) => beginSession(database, session, now()) } },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 12,
      maxPasswordLength: 256,
      password: { hash, verify },
    },
    plugins: [
      twoFactor({
        issuer: siteName,
        schema: { twoFactor: { modelName: 'two_factors' } },
        // throttle.ts counts; this lock would hold for hours after a clock was set back.
        accountLockout: { enabled: false },
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
      }),
      passkey({
        rpID: config.publicUrl.hostname,
        rpName: siteName,
        origin: config.publicUrl.origin,
        schema: { passkey: { modelName: 'passkeys' } },
      }),
      { id: 'open-id-providers', init: () => ({ context: { socialProviders: providers } }) },
      // What is sealed has a key of its own, apart from the one that signs cookies.
      { id: 'key-of-second-factors', init: () => ({ context: { secretConfig: keys.secondFactors } }) },
    ],
    advanced: {
      cookiePrefix,
      useSecureCookies: false,
      defaultCookieAttributes: { secure: true, sameSite: 'lax', path: '/', httpOnly: true },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    onAPIError: { errorURL: `${authBasePath}/handler` },
    logger: { level: 'error', log: (level, message) => log.warn('identity', { level, message }) },
  })
}

/** Nobody who is disabled or without a role gets a session, and every session begins with the same idle time. */
async function beginSession<Session extends { userId: string }>(
  { query }: Database,
  session: Session,
  createdAt: Date,
) {
  const user = await query
    .selectFrom('users')
    .select(['disabled', 'role'])
    .where('id', '=', session.userId)
    .executeTakeFirst()
  if (!user?.role || user.disabled) return false
  return { data: { ...session, createdAt, expiresAt: new Date(Date.now() + sessionIdleMs) } }
}

async function hadAnotherWay({ query }: Database, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const other = query.selectFrom('accounts').select('id').where('userId', '=', userId).where('id', '!=', id)
  return (await other.executeTakeFirst()) !== undefined
}
