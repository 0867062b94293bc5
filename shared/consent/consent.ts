import type { RegisterCategory } from './service-register.ts'

/** Cookie categories; `necessary` is always on. */
const cookieCategories = ['necessary', 'preferences', 'analytics', 'marketing'] as const

// The rules of cookie consent (spec §4, J9-J12): plain functions, the same for every layer.

export type CookieCategory = (typeof cookieCategories)[number]
export type OptionalCategory = Exclude<CookieCategory, 'necessary'>
export type ConsentChoices = { necessary: true } & Record<OptionalCategory, boolean>

export const optionalCategories = cookieCategories.filter((category) => category !== 'necessary')

/** What the browser keeps after a choice; the id is known to nobody else but the ledger. */
export type ConsentRecord = ConsentChoices & {
  id: string
  at: string
  revision: number
  /** Hash of the text that was shown. */
  notice: string
  /** Whether the ledger on the server has it. */
  sent: boolean
}

/** What decides whether a stored choice still counts. */
export type ConsentTerms = { revision: number; months: number }

/** A registered service as the browser needs it: what to load, and what to delete on withdrawal. */
export type GatedService = {
  id: string
  category: CookieCategory
  /** Address of a script that loads with consent; empty when the service loads nothing by itself. */
  script: string
  keys: { name: string; storage: StoragePlace }[]
}
export type StoragePlace = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDb' | 'cacheStorage'

/** What every page knows about consent. */
export type ConsentSettings = ConsentTerms & {
  services: GatedService[]
  /** The category that must be on before pages may be kept on the device (H22). */
  offlineCopy: CookieCategory
}

/** The text that asks for consent (J11), composed on the server so that its hash can be proof. */
export type ConsentNotice = {
  title: string
  /** Empty where nothing is asked for and the owner says nothing of their own. */
  lead: string
  /** What is asked for, by category; empty while no such service is registered. */
  requests: { title: string; text: string }[]
  /** Said instead of requests. */
  nothing: string
  withdrawal: string
}

/** Banner, dialog and /cookies show this. */
export type ConsentContent = {
  title: string
  revision: number
  /** Hash of everything shown here. */
  hash: string
  notice: ConsentNotice
  categories: RegisterCategory[]
}

/** A choice of the visitor as the ledger tells it. */
export type ConsentEntry = Record<OptionalCategory, boolean> & {
  at: string
  action: 'choose' | 'withdraw'
  revision: number
}
/** The visitor's own entries; `kept` says whether the owner keeps a ledger at all. */
export type OwnConsent = { kept: boolean; entries: ConsentEntry[] }

export const onlyNecessary: ConsentChoices = { necessary: true, preferences: false, analytics: false, marketing: false }
export const everything: ConsentChoices = { necessary: true, preferences: true, analytics: true, marketing: true }

/** The stored text, if it is a choice that somebody can have made here. */
export function parseConsentRecord(stored: string | null): ConsentRecord | null {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<ConsentRecord> | null
    const valid =
      value !== null &&
      consentIdForm.test(value.id ?? '') &&
      Number.isFinite(Date.parse(value.at ?? '')) &&
      Number.isInteger(value.revision) &&
      typeof value.notice === 'string' &&
      optionalCategories.every((category) => typeof value[category] === 'boolean')
    return valid ? { ...(value as ConsentRecord), necessary: true, sent: value.sent === true } : null
  } catch {
    return null
  }
}

/** Where a choice is sent; the id travels in a header, because addresses are written to the log. */
export const consentAddress = '/api/consent'
export const consentIdHeader = 'consent-id'
/** Names a withdrawal, as `decision` in the body names a choice: sent again it is still the same one. */
export const consentDecisionHeader = 'consent-decision'
export const consentIdForm = /^[0-9a-f]{32}$/

/** Whether the choice still counts: it ends with its time (J30) and when the register asks for something new (J12). */
export function stateOfRecord(
  record: ConsentRecord | null,
  { revision, months }: ConsentTerms,
  now: Date,
): 'none' | 'current' | 'outdated' | 'expired' {
  if (!record) return 'none'
  if (monthsBefore(now, months) >= new Date(record.at)) return 'expired'
  return record.revision < revision ? 'outdated' : 'current'
}

/** The categories that were on and are off now. */
export function withdrawnCategories(before: ConsentChoices, after: ConsentChoices): OptionalCategory[] {
  return optionalCategories.filter((category) => before[category] && !after[category])
}

/** The same day of an earlier month, or the last one of that month. */
export function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date)
  earlier.setUTCDate(1)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate()
  earlier.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return earlier
}
