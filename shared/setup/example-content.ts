import { companyProfile } from '#shared/content/company-profile.ts'
import { team } from '#shared/content/team.ts'
import { findPlaceholders } from '#shared/dashboard/placeholders.ts'

/** Fields of the profile that are somebody else's until the owner changes them; the others may well be right. */
const examples = ['name', 'street', 'postalCode', 'city', 'phone', 'email'] as const

/** The company that the site comes with; the first word alone finds e-mail addresses, too. */
export const exampleCompany: string = companyProfile.defaults.name
export const exampleTerm: string = exampleCompany.split(' ')[0] ?? exampleCompany

/** What the owner has not filled in, by the labels of the form. */
export function profileGaps(values: Record<string, unknown>): string[] {
  const { fields, defaults } = companyProfile
  const asItCame = examples.filter((name) => values[name] === defaults[name]).map((name) => fields[name].label)
  const empty = values.federalState === '' ? [fields.federalState.label] : []
  return [...asItCame, ...findPlaceholders(fields, values).map(({ field }) => field), ...empty]
}

/** People who came with the site. */
export function isExamplePerson({ id, name }: { id: string; name?: unknown }): boolean {
  return team.defaults.some((person) => person.id === id && person.name === name)
}
