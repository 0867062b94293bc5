import type { personalDataMessages } from '#shared/messages/personal-data.ts'

export type DataKind = keyof typeof personalDataMessages.kinds
export type FactName = keyof typeof personalDataMessages.facts

/** One thing that is known of a person. */
export type DataRecord = {
  at: string | null
  title: string
  facts: Partial<Record<FactName, string>>
  /** Written by the people of the site for themselves: it may name others. */
  internal?: true
  /** Where in the admin area somebody changes it by hand. */
  path?: string
}
export type DataSection = { kind: DataKind; records: DataRecord[] }
/** Who is looked for; what is not known is empty. */
export type AskedPerson = { email: string; phone: string; name: string; consentId: string }
export type PersonReport = Omit<AskedPerson, 'consentId'> & { madeAt: string; sections: DataSection[] }

/** What was erased, told without saying of whom. */
export type ErasureLine = { number: string; at: string; counts: Partial<Record<DataKind, number>> }

export type RetentionKind = keyof typeof personalDataMessages.retention.kinds
export type RetentionLine = {
  kind: RetentionKind
  period: number
  unit: 'months' | 'days'
  /** Whether the owner chooses it. */
  chosen: boolean
  kept: number
  oldest: string | null
  /** What goes with the next tidying up, and what within thirty days. */
  due: number
  soon: number
}
export type TriedPeriods = Partial<Record<RetentionKind, number>>

/** By what the person was looked for, in one line. */
export function personIn({ name, email, phone }: Omit<AskedPerson, 'consentId'>): string {
  return [name, email, phone].filter(Boolean).join(', ')
}

/** Addresses of the API behind „Auskunft und Löschung“. */
export const personalDataPaths = {
  search: () => '/api/personal-data/search',
  export: () => '/api/personal-data/export',
  erase: () => '/api/personal-data/erase',
} as const
