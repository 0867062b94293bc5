import { applyEdits, replace } from '#shared/html/edit-html.ts'
import { elementsIn, parseHtml } from '#shared/html/parse-html.ts'
import { germanDay } from '#shared/time/german-day.ts'
import { imprintRules } from './rules/imprint.ts'
import { repealedLawRules } from './rules/repealed-law.ts'
import type { LegalFinding, LegalFix, LegalRule, WatchedSite } from './rules/rule.ts'
import { serviceRules } from './rules/services.ts'
import { statementRules } from './rules/statements.ts'
import { upkeepRules } from './rules/upkeep.ts'

export const legalRules: readonly LegalRule[] = [
  ...repealedLawRules,
  ...imprintRules,
  ...statementRules,
  ...serviceRules,
  ...upkeepRules,
]

/** What the rules of this day find, errors first. It is a help for the owner, no legal advice. */
export function checkLegal(site: WatchedSite): LegalFinding[] {
  const today = germanDay(site.now)
  const found = legalRules
    .filter(({ validFrom, validUntil }) => validFrom <= today && today <= (validUntil ?? today))
    .flatMap(({ id: rule, level, source, reason, validFrom, find }) =>
      find(site).map((hit): LegalFinding => ({ rule, level, source, reason, validFrom, ...hit })),
    )
  return [...found.filter(({ level }) => level === 'error'), ...found.filter(({ level }) => level === 'hint')]
}

/** A legal text with what a finding suggests. */
export function withLegalFix(html: string, fix: LegalFix): string {
  if (fix.kind === 'append') return `${html.trimEnd()}\n${fix.html}`
  if (fix.kind === 'replace') return html.replaceAll(new RegExp(fix.pattern, 'gu'), fix.by)
  const pattern = new RegExp(fix.pattern, 'i')
  const paragraphs = elementsIn(parseHtml(html)).filter(
    (element) => /^(p|li|h[2-4])$/.test(element.name) && pattern.test(html.slice(element.start, element.end)),
  )
  // A list entry may hold paragraphs: only the innermost goes.
  const innermost = paragraphs.filter(
    (outer) => !paragraphs.some((inner) => inner !== outer && outer.start <= inner.start && inner.end <= outer.end),
  )
  const left = applyEdits(
    html,
    innermost.map((element) => replace(element, '')),
  )
  return left.replaceAll(/<li>\s*<\/li>/g, '')
}
