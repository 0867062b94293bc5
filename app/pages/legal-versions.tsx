import { isLegalName, legalVersionPaths } from '#shared/addresses/legal-names.ts'
import { legalVersionWords } from '#shared/messages/legal-versions.ts'
import { LegalVersionsPage } from '#site/legal/legal-versions-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'
import { wordsIn } from '#site/page/words.ts'
import { pageNotFound, readPage } from './read-page.ts'
import { defineRoute, type Asked } from './render/define-route.tsx'

export const legalVersionsRoute = defineRoute('legal-versions', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

async function load({ backend, parameters: { legal } }: Asked<'legal'>) {
  if (!isLegalName(legal)) throw await pageNotFound(backend)
  const [{ title }, versions] = await Promise.all([readPage(backend, legal), backend.past.versions(legal)])
  return { name: legal, title, versions }
}

function head({ name, title }: Data, site: Site) {
  const words = wordsIn(legalVersionWords, site)
  return pageMeta(site, {
    title: words.title({ name: title }),
    description: words.lead,
    path: legalVersionPaths.all(name),
    // Only the text that is valid today is to be found.
    unfound: true,
  })
}

function Body(data: Data) {
  return <LegalVersionsPage {...data} />
}
