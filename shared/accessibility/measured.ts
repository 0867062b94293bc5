import { z } from '#shared/zod.ts'

const impacts = ['critical', 'serious', 'moderate', 'minor'] as const
const path = z.string().regex(/^\/[^\s<>"]{0,300}$/)
const findingSchema = z.strictObject({
  rule: z.string().regex(/^[a-z0-9-]{1,60}$/),
  impact: z.enum(impacts),
  /** What is wrong, in German. */
  help: z.string().trim().min(1).max(300),
  /** Success criteria of the WCAG that speak of it, such as 1.4.3. */
  criteria: z.array(z.string().regex(/^\d\.\d\.\d{1,2}$/)).max(10),
  /** The first of the pages. */
  pages: z.array(path).min(1).max(5),
  count: z.number().int().min(1).max(100_000),
})

/** What a browser measured; when that was, the server says. */
export const measuredSchema = z.strictObject({
  engine: z.string().regex(/^axe-core \d+\.\d+\.\d+$/),
  pages: z.number().int().min(1).max(100_000),
  /** Pages that could not be looked at. */
  unread: z.array(path).max(50),
  findings: z.array(findingSchema).max(200),
})
export type Measured = z.infer<typeof measuredSchema>
export type MeasuredFinding = Measured['findings'][number]
export type MeasuredResult = Measured & { at: string; browser: string }

/** What axe says of one page in one theme, as far as it is used. */
export type PageViolations = {
  path: string
  violations: { id: string; impact?: string | null; help: string; tags: string[] }[]
}

/** What pages are looked at for; the statement names the same. */
export const measuredTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const pagesNamed = 5
const unreadNamed = 50

/** By rule, the gravest first; a page counts once however often and in however many themes it is found there. */
function collectViolations(found: readonly PageViolations[]): MeasuredFinding[] {
  const byRule = new Map<string, { finding: MeasuredFinding; on: Set<string> }>()
  for (const { path: page, violations } of found)
    for (const { id, impact, help, tags } of violations) {
      const known = byRule.get(id) ?? {
        finding: { rule: id, impact: impactOf(impact), help, criteria: criteriaOf(tags), pages: [], count: 0 },
        on: new Set<string>(),
      }
      byRule.set(id, known)
      known.on.add(page)
    }
  return [...byRule.values()]
    .map(({ finding, on }) => ({ ...finding, pages: [...on].slice(0, pagesNamed), count: on.size }))
    .toSorted((a, b) => impacts.indexOf(a.impact) - impacts.indexOf(b.impact) || b.count - a.count)
}

export function measuredFrom(
  found: readonly PageViolations[],
  { engine, unread }: Pick<Measured, 'engine' | 'unread'>,
): Measured {
  const pages = new Set(found.map((page) => page.path)).size
  return { engine, pages, unread: unread.slice(0, unreadNamed), findings: collectViolations(found) }
}

function impactOf(impact: string | null | undefined): MeasuredFinding['impact'] {
  return impacts.find((known) => known === impact) ?? 'moderate'
}

/** `wcag143` is 1.4.3, `wcag1410` is 1.4.10; `wcag2aa` is no criterion. */
function criteriaOf(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? []
    return principle ? [`${principle}.${guideline}.${criterion}`] : []
  })
}
