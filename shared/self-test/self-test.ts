import type { selfTestMessages } from '#shared/messages/self-test.ts'

export type SelfTestRule = keyof typeof selfTestMessages.rules
/** What a page does that the register does not know. */
export type PageFinding = { rule: SelfTestRule; detail: string }
/** The same on several pages is one. */
export type SelfTestFinding = PageFinding & { pages: string[]; count: number }
export type SelfTestResult = {
  at: string
  pages: number
  findings: SelfTestFinding[]
  /** Hosts of the register that pages load from at once: nothing is wrong, but foreign they are. */
  declaredHosts: string[]
}

const hourMs = 3_600_000
/** A night may be missed; then nobody knows any more. */
const trueForMs = 48 * hourMs
const pagesNamed = 5

/** Whether the site may say that it connects to nobody: what was looked at lately, and nothing was found. */
export function mayBeSealed(result: SelfTestResult | undefined, now: Date): boolean {
  if (!result || result.pages === 0) return false
  const isFresh = now.getTime() - Date.parse(result.at) <= trueForMs
  return isFresh && result.findings.length === 0 && result.declaredHosts.length === 0
}

/** By rule and detail, with the first pages by name. */
export function collectFindings(found: { path: string; findings: PageFinding[] }[]): SelfTestFinding[] {
  const byKey = new Map<string, SelfTestFinding>()
  for (const { path, findings } of found)
    for (const [key, { rule, detail }] of new Map(findings.map((finding) => [keyOf(finding), finding]))) {
      const known = byKey.get(key) ?? { rule, detail, pages: [], count: 0 }
      byKey.set(key, known)
      if (path === '') continue
      known.count += 1
      if (known.pages.length < pagesNamed) known.pages.push(path)
    }
  return [...byKey.values()]
}

function keyOf({ rule, detail }: PageFinding): string {
  return `${rule} ${detail}`
}
