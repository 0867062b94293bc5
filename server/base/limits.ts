// How long the server waits for others, and how long its sessions and links last. What visitors and editors may send is in
// shared/limits.ts.

/**
 * How long the process waits for others, in milliseconds; docs/operating/limits.md shows the same table. Whoever calls out takes
 * the limit from `config.outbound`, so nothing hangs for longer than stands here, and nobody else waits along.
 */
export const outboundLimits = {
  /** The provider's configuration and its keys; everything else of this site goes on meanwhile. */
  oidcDiscoveryMs: 3_000,
  oidcKeysMs: 3_000,
  oidcTokenMs: 10_000,
  oidcUserInfoMs: 5_000,
  /** DNS, connection, greeting and TLS of a mail server together. */
  smtpConnectMs: 15_000,
  smtpSilenceMs: 30_000,
  /** One delivery from its first to its last byte, by either way out of the inbox. */
  mailAttemptMs: 45_000,
  emailJsMs: 20_000,
  /** „Verbindung testen“: somebody is waiting for the answer. */
  connectionTestMs: 20_000,
  /** The default of SCHAUFENSTER_CHAT_TIMEOUT_SECONDS; an answer that keeps coming has five times as long. */
  chatSilenceMs: 30_000,
  /** A picture of another site that somebody wants in the library, from the first question to the last byte. */
  pictureFetchMs: 15_000,
  /** Whoever keeps copies of pages in front of the site. */
  cdnPurgeMs: 10_000,
  tracesMs: 5_000,
  /** IndexNow and WebSub, each time something was published. */
  announceMs: 10_000,
  s3ConnectMs: 5_000,
  /** Until the store begins to answer, and between two pieces; large files take as long as they keep moving. */
  s3SilenceMs: 10_000,
  postgresConnectMs: 5_000,
  postgresStatementMs: 10_000,
  postgresLockMs: 5_000,
  /** A little longer than the statement, so that the server's own word comes first. */
  postgresAnswerMs: 12_000,
}

export type OutboundLimits = typeof outboundLimits

// Sessions and signing in (J30, B16)

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Nobody used the session for so long: it ends. */
export const sessionIdleMs = 12 * hour
/** However busy it was, after this it ends. */
export const sessionAbsoluteMs = 30 * day
/** How often using a session is written down. */
export const sessionTouchMs = 5 * minute
/** How long after signing in somebody may change ways to sign in, accesses and the like. */
export const freshSignInMs = 5 * minute
export const signInResultMs = 10 * minute
export const invitationMs = 7 * day
/** A link for a new password, and how long there is no further one. */
export const resetLinkMs = 30 * minute
export const resetPauseMs = 5 * minute
/** Wishes for a new password from one address within a quarter of an hour. */
export const resetsPerAddress = { limit: 10, windowMs: 15 * minute } as const
/** A link that proves a new address. */
export const emailLinkMs = day
/** Links for the first administrator at a time: more than a site has nodes, fewer than a process that keeps starting makes. */
export const firstLinksKept = 20

/** Failures that cost nothing; from then on the wait doubles with each. */
export const freeFailures = { account: 3, device: 3, address: 20 } as const
export const firstWaitMs = 1_000
export const longestWaitMs = 15 * minute
/** A wrong password is noted in the audit log once in so long, for each account. */
export const failedSignInNotedMs = hour
/** Failures are forgotten after this time without another. */
export const failuresForgottenMs = day

/** A device on which nobody signed in for so long is a strange one again. */
export const knownDeviceMs = 180 * day
export const knownDevicesPerAccount = 20
