import { columns, index, optional, primary, rowOf, unique, type BaselineTables } from './columns.ts'

const { integer, key, text } = columns

/** Signing in. The tables with columns like `userId` belong to better-auth and keep its names (decision 8). */
export const signInTables: BaselineTables = {
  accounts: {
    columns: {
      id: primary(key),
      createdAt: text,
      updatedAt: text,
      userId: rowOf('users'),
      accountId: key,
      providerId: key,
      accessToken: optional(text),
      refreshToken: optional(text),
      idToken: optional(text),
      accessTokenExpiresAt: optional(text),
      refreshTokenExpiresAt: optional(text),
      scope: optional(text),
      password: optional(text),
    },
    indexes: { accounts_of_user: index(['userId']) },
  },
  sessions: {
    columns: {
      id: primary(key),
      createdAt: text,
      updatedAt: text,
      userId: rowOf('users'),
      token: unique(key),
      expiresAt: text,
      ipAddress: optional(text),
      userAgent: optional(text),
    },
    indexes: { sessions_of_user: index(['userId']) },
  },
  verifications: {
    columns: {
      id: primary(key),
      createdAt: text,
      updatedAt: text,
      identifier: key,
      value: text,
      expiresAt: text,
    },
    indexes: { verifications_by_identifier: index(['identifier']) },
  },
  two_factors: {
    columns: {
      id: primary(key),
      userId: rowOf('users'),
      secret: text,
      backupCodes: text,
      verified: optional(integer),
      failedVerificationCount: optional(integer),
      lockedUntil: optional(text),
      usedStep: optional(integer),
    },
    indexes: { two_factors_of_user: index(['userId']) },
  },
  passkeys: {
    columns: {
      id: primary(key),
      userId: rowOf('users'),
      name: optional(text),
      publicKey: text,
      credentialID: unique(key),
      counter: integer,
      deviceType: text,
      backedUp: integer,
      transports: optional(text),
      createdAt: optional(text),
      aaguid: optional(text),
    },
    indexes: { passkeys_of_user: index(['userId']) },
  },
  // Where somebody has signed in before.
  known_devices: {
    columns: {
      mark_hash: key,
      user_id: rowOf('users'),
      session_id: key,
      used_at: text,
    },
    primary: { known_devices_key: ['mark_hash', 'user_id'] },
    indexes: { known_devices_of_user: index(['user_id']) },
  },
  // One-time ID tokens, and the session that each opens.
  id_tokens: {
    columns: {
      token_hash: primary(key),
      session_cookie: text,
      remember: integer,
      issued_at: text,
    },
  },
  // How a sign-in at a provider ended, until the page that began it asks.
  sign_in_results: {
    columns: {
      event_id: primary(key),
      browser_hash: text,
      session_cookie: optional(text),
      error_code: optional(text),
      created_at: text,
    },
  },
  sign_in_failures: {
    columns: {
      key_hash: primary(key),
      failures: integer,
      last_at: text,
    },
  },
}
