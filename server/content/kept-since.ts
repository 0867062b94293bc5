import { keptDays } from '#shared/editing/editing-limits.ts'

/** What was deleted or copied before this moment goes for good. */
export function keptSince(now: Date): string {
  return new Date(now.getTime() - keptDays * 86_400_000).toISOString()
}
