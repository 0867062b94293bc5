import type { MeasuredResult } from './measured.ts'

/** How far the site keeps the requirements; `unproven` is measured without a finding and not looked at by hand. */
type Conformity = 'unknown' | 'unproven' | 'none' | 'partial' | 'full'
/** What the owner says of it. */
export type OwnStatement = {
  /** Worse than measured is the owner's to say, better is not. */
  conformity: 'measured' | 'partial' | 'none'
  gaps: readonly { title: string; text: string }[]
  /** When somebody looked at it with keyboard and screen reader; empty for never. */
  checkedByHand: string
}

const yearMs = 366 * 86_400_000

/** Machines find a part of the barriers only, so without a look by hand nobody may claim that there are none. */
export function conformityOf(own: OwnStatement, result: MeasuredResult | undefined, now: Date): Conformity {
  if (own.conformity === 'none') return 'none'
  const hasGaps = own.gaps.length > 0 || (result?.findings.length ?? 0) > 0 || (result?.unread.length ?? 0) > 0
  if (own.conformity === 'partial' || hasGaps) return 'partial'
  if (!result) return 'unknown'
  const lookedAt = own.checkedByHand === '' ? Number.NaN : Date.parse(own.checkedByHand)
  const isFresh = (at: number) => now.getTime() - at <= yearMs
  return isFresh(lookedAt) && isFresh(Date.parse(result.at)) ? 'full' : 'unproven'
}
