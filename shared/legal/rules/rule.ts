import type { CompanyProfile } from '#shared/content/company-profile.ts'
import type { RegisteredService } from '#shared/content/registered-services.ts'

export type LegalTextName = 'impressum' | 'datenschutz' | 'agb' | 'barrierefreiheit'
type WatchedText = { content: string; updatedAt: string }

/** What the rules look at: what is public, and the moment. */
export type WatchedSite = {
  now: Date
  company: CompanyProfile
  texts: Readonly<Record<LegalTextName, WatchedText>>
  services: readonly RegisteredService[]
  hasPosts: boolean
  /** Pages and the like; posts are left out, since they may speak of the law of their day. */
  others: readonly { place: LegalPlace; text: string }[]
}

/** Where something is to be done; without a field the whole item. */
export type LegalPlace = { collection: string; id: string; label: string; field?: string }

/** How a legal text becomes right; patterns are sources of regular expressions, so that a finding can travel as JSON. */
export type LegalFix =
  | { kind: 'append'; html: string }
  | { kind: 'replace'; pattern: string; by: string }
  /** Takes away the headings, paragraphs and list entries in which it stands. */
  | { kind: 'remove'; pattern: string }

export type LegalHit = { place: LegalPlace; detail: string; fix?: LegalFix }
type LegalLevel = 'error' | 'hint'

/**
 * A rule is data: since when it holds and by which law, why it matters, and how it is found. A new one goes into the file
 * of its group and gets a red and a green example in legal-rules.test.ts.
 */
export type LegalRule = {
  id: string
  level: LegalLevel
  /** The first day, and the last one where the law has an end, as 2024-05-14. */
  validFrom: string
  validUntil?: string
  source: string
  reason: string
  find: (site: WatchedSite) => LegalHit[]
}

export type LegalFinding = LegalHit & Pick<LegalRule, 'level' | 'source' | 'reason' | 'validFrom'> & { rule: string }

const textLabels: Record<LegalTextName, string> = {
  impressum: 'Impressum',
  datenschutz: 'Datenschutz',
  agb: 'AGB',
  barrierefreiheit: 'Barrierefreiheit',
}
export const legalTextNames = Object.keys(textLabels) as LegalTextName[]

export function inText(name: LegalTextName): LegalPlace {
  return { collection: name, id: name, label: textLabels[name], field: 'content' }
}

export function inProfile(field: string): LegalPlace {
  return { collection: 'companyProfile', id: 'companyProfile', label: 'Unternehmensprofil', field }
}

/** Neither empty nor a placeholder. */
export function isFilled(value: string): boolean {
  return value.trim() !== '' && !value.includes('[Platzhalter')
}
