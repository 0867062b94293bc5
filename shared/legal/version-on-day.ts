import { fromBerlin } from '#shared/time/berlin-time.ts'

/** Of versions, newest first, the one that was valid when a German day ended; undefined before the first, or for no day. */
export function versionOnDay<Version extends { from: string }>(
  versions: readonly Version[],
  day: string,
): Version | undefined {
  const lastMinute = /^\d{4}-\d{2}-\d{2}$/.test(day) ? fromBerlin(`${day}T23:59`) : undefined
  if (!lastMinute || lastMinute.kind === 'none') return undefined
  const end = new Date(Date.parse(lastMinute.utc) + 60_000).toISOString()
  return versions.find(({ from }) => from < end)
}
