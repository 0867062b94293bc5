// An ID token says itself when it was issued: browser and server count its five minutes from there (B16).

export function withIssueTime(secret: string, issuedAt: Date): string {
  return `${secret}.${issuedAt.getTime().toString(36)}`
}

/** In milliseconds, or null for something that is no ID token. */
export function issueTimeOf(idToken: string): number | null {
  const [, time] = /^[\w-]+\.([0-9a-z]{1,11})$/.exec(idToken) ?? []
  return time === undefined ? null : Number.parseInt(time, 36)
}
