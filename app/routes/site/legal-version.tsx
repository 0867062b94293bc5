import { backend } from '#server/context.ts'
import { isLegalName, legalVersionPaths } from '#shared/addresses/legal-names.ts'
import { legalVersionWords } from '#shared/messages/legal-versions.ts'
import { formatDate } from '#kit/text/format.ts'
import { LegalVersionPage } from '#site/legal/legal-version-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import { siteOf } from '#site/page/site.ts'
import { wordsIn } from '#site/page/words.ts'
import type { Route } from './+types/legal-version.ts'
import { pageNotFound, readPage } from './read-page.ts'
import { readLegalVersion } from './read-legal.ts'

export async function loader({ context, params: { legal, seq } }: Route.LoaderArgs) {
  const site = context.get(backend)
  if (!isLegalName(legal) || !/^\d{1,12}$/.test(seq)) throw await pageNotFound(site)
  const [{ title }, version] = await Promise.all([readPage(site, legal), readLegalVersion(site, legal, Number(seq))])
  if (!version) throw await pageNotFound(site)
  const { html, from, until } = version
  return { name: legal, title, html, from, until }
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
