type Outdated = { current?: string; wanted?: string; latest: string }
type Vulnerability = {
  name: string
  severity: string
  range: string
  via: (string | { title: string })[]
  fixAvailable: unknown
}
export function outdatedLines(
  outdated: Record<string, Outdated | Outdated[]>,
  pinned: Record<string, string>,
  groups: string[][],
): string[]
export function isMeantBy(pattern: string, name: string): boolean
export function vulnerableLines(audit: { vulnerabilities?: Record<string, Vulnerability> }): string[]
export function duplicateLines(lock: { packages?: Record<string, { version?: string }> }, direct: string[]): string[]
