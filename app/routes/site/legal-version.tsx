import { backend } from '#server/context.ts'
import { readyForPage } from '#shared/html/ready-for-page.ts'
import { isLegalName, legalVersionPaths } from '#shared/addresses/legal-names.ts'
import { resolveLegalTokens } from '#shared/legal/legal-tokens.ts'
import { legalVersionWords } from '#shared/messages/legal-versions.ts'
import { formatDate } from '#kit/text/format.ts'
import { LegalVersionPage } from '#site/legal/legal-version-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import { siteOf } from '#site/page/site.ts'
import { wordsIn } from '#site/page/words.ts'
import type { Route } from './+types/legal-version.ts'
import { pageNotFound } from './page-not-found.ts'
import { readPage } from './read-page.ts'

/** One version as it was to be read then: also the company's data and the register of services are of that day. */
export async function loader({ context, params: { legal, seq } }: Route.LoaderArgs) {
  const site = context.get(backend)
  if (!isLegalName(legal) || !/^\d{1,12}$/.test(seq)) throw await pageNotFound(site)
  const [{ title }, versions, version] = await Promise.all([
    readPage(site, legal),
    site.past.versions(legal),
    site.past.version(legal, Number(seq)),
  ])
  const place = versions.findIndex((entry) => entry.seq === Number(seq))
  if (!version || place < 0) throw await pageNotFound(site)
  // Until the next version came; what was changed in the profile meanwhile belongs to this one.
  const until = versions[place - 1]?.from ?? null
  const at = until ?? site.now().toISOString()
  const [[company], services] = await Promise.all([
    site.past.itemsAt('companyProfile', at),
    site.past.itemsAt('registeredServices', at),
  ])
  if (!company) throw await pageNotFound(site)
  const html = resolveLegalTokens(readyForPage(version.content), company, services, await site.words())
  return { name: legal, title, html, from: versions[place]!.from, until }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { name, title, from } = loaderData
  const words = wordsIn(legalVersionWords, siteOf(matches))
  return pageMeta(matches, {
    title: words.version({ name: title, date: formatDate(from) }),
    description: words.lead,
    path: legalVersionPaths.all(name),
    unfound: true,
  })
}

export default function LegalVersion({ loaderData }: Route.ComponentProps) {
  return <LegalVersionPage {...loaderData} />
}
