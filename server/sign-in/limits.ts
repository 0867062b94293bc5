// Limits of sessions and sign-in (J30, B16). Times that visitors can see are in shared/sign-in/sign-in-limits.ts.

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
