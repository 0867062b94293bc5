import type { PublicBackend } from '#server/context.ts'
import type { LegalName } from '#shared/addresses/legal-names.ts'
import { readyForPage } from '#shared/html/ready-for-page.ts'
import { resolveLegalTokens } from '#shared/legal/legal-tokens.ts'

/** One version as it was to be read then: also the company's data and the register of services are of that day. */
export async function readLegalVersion(site: PublicBackend, legal: LegalName, seq: number) {
  const [versions, version] = await Promise.all([site.past.versions(legal), site.past.version(legal, seq)])
  const place = versions.findIndex((entry) => entry.seq === seq)
  if (!version || place < 0) return undefined
  // Until the next version came; what was changed in the profile meanwhile belongs to this one.
  const until = versions[place - 1]?.from ?? null
  const at = until ?? site.now().toISOString()
  const [[company], services] = await Promise.all([
    site.past.itemsAt('companyProfile', at),
    site.past.itemsAt('registeredServices', at),
  ])
  if (!company) return undefined
  const html = resolveLegalTokens(readyForPage(version.content), company, services, await site.words())
  return { html, from: versions[place]!.from, until, company: company.name }
}
