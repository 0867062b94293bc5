export function isMissing(cause: unknown): boolean {
  return systemErrorCode(cause) === 'ENOENT'
}

/** What the system complained about, such as a full disk; undefined when it was something else. */
export function systemErrorCode(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !('code' in cause)) return undefined
  return /^E[A-Z]+$/.test(String(cause.code)) ? String(cause.code) : undefined
}
