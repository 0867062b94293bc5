import { companyProfile } from '#shared/content/company-profile.ts'
import { profileRules } from './rules/imprint.ts'
import type { WatchedSite } from './rules/rule.ts'

const nothing = { content: '', updatedAt: '' }

/** What the law still asks of a profile that somebody is about to publish; one that is not whole is not looked at. */
export function profileHints(values: Record<string, unknown>): { field: string; message: string }[] {
  const names = Object.keys(companyProfile.fields)
  const parsed = companyProfile.schema.safeParse(
    Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))),
  )
  if (!parsed.success) return []
  const site: WatchedSite = {
    now: new Date(),
    company: { id: '', createdAt: '', updatedAt: '', ...parsed.data },
    texts: { impressum: nothing, datenschutz: nothing, agb: nothing, barrierefreiheit: nothing },
    services: [],
    hasPosts: false,
    others: [],
  }
  return profileRules.flatMap(({ reason, source, find }) =>
    find(site).map(({ place, detail }) => ({ field: place.field ?? '', message: `${reason} ${detail} (${source})` })),
  )
}
