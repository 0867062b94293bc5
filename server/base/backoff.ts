const first = 30_000
const longest = 6 * 3_600_000

/** For how long a message is tried before it counts as undeliverable. */
export const tryForMs = 3 * 86_400_000

/** How long to wait after so many failed attempts: half a minute, doubled each time, six hours at most. */
export function backoffMs(attempts: number): number {
  return Math.min(longest, first * 2 ** (attempts - 1))
}
