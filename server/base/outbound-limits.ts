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
