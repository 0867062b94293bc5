import type { PromiseLine } from './promises.ts'
import type { SecurityTxt } from './security-txt.ts'

/** What the site measured of itself last, as everybody may read it. */
export type ShownSecurity = { at: string; lines: PromiseLine[] }
/** What only its people read: how many packages have a known weakness; null where nobody has looked. */
export type SecurityOverview = {
  shown: ShownSecurity | null
  vulnerable: number | null
  securityTxt: SecurityTxt
  findings: SecurityFinding[]
}
/** What somebody should do something about. */
export type SecurityFinding =
  | { kind: 'promise'; promise: PromiseLine['promise'] }
  | { kind: 'securityTxt'; problem: NonNullable<SecurityTxt['problem']>; ends: string | null }
  | { kind: 'key'; problem: 'unreadable' | 'expired' }
  | { kind: 'vulnerable'; count: number }
