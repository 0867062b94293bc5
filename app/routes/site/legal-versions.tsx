import { backend } from '#server/context.ts'
import { isLegalName, legalVersionPaths } from '#shared/addresses/legal-names.ts'
import { legalVersionWords } from '#shared/messages/legal-versions.ts'
import { LegalVersionsPage } from '#site/legal/legal-versions-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import { siteOf } from '#site/page/site.ts'
import { wordsIn } from '#site/page/words.ts'
import type { Route } from './+types/legal-versions.ts'
import { pageNotFound, readPage } from './read-page.ts'

export async function loader({ context, params: { legal } }: Route.LoaderArgs) {
  const site = context.get(backend)
  if (!isLegalName(legal)) throw await pageNotFound(site)
  const [{ title }, versions] = await Promise.all([readPage(site, legal), site.past.versions(legal)])
  return { name: legal, title, versions }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { name, title } = loaderData
  const words = wordsIn(legalVersionWords, siteOf(matches))
  return pageMeta(matches, {
    title: words.title({ name: title }),
    description: words.lead,
    path: legalVersionPaths.all(name),
    // Only the text that is valid today is to be found.
    unfound: true,
  })
}

export default function LegalVersions({ loaderData }: Route.ComponentProps) {
  return <LegalVersionsPage {...loaderData} />
}
