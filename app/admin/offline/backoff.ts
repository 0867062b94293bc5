import { reconnectMs } from '#shared/editing/editing-limits.ts'

/** How long to wait before the next attempt: 1 s, half as much more each time, at most a minute, each ±50 % (C6). */
export function createBackoff(random: () => number) {
  let base = 0
  return {
    next(busy: boolean): number {
      const { first, factor, longest } = reconnectMs
      base = busy ? longest : Math.min(longest, base === 0 ? first : base * factor)
      return base * (0.5 + random())
    },
    reset() {
      base = 0
    },
  }
}
