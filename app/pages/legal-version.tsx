import { isLegalName, legalVersionPaths } from '#shared/addresses/legal-names.ts'
import { legalVersionWords } from '#shared/messages/legal-versions.ts'
import { formatDate } from '#kit/text/format.ts'
import { LegalVersionPage } from '#site/legal/legal-version-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'
import { wordsIn } from '#site/page/words.ts'
import { pageNotFound, readPage } from './read-page.ts'
import { readLegalVersion } from './read-legal.ts'
import { defineRoute, type Asked } from './render/define-route.tsx'

export const legalVersionRoute = defineRoute('legal-version', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

async function load({ backend, parameters: { legal, seq } }: Asked<'legal' | 'seq'>) {
  if (!isLegalName(legal) || !/^\d{1,12}$/.test(seq)) throw await pageNotFound(backend)
  const [{ title }, version] = await Promise.all([
    readPage(backend, legal),
    readLegalVersion(backend, legal, Number(seq)),
  ])
  if (!version) throw await pageNotFound(backend)
  const { html, from, until } = version
  return { name: legal, title, html, from, until }
}

function head({ name, title, from }: Data, site: Site) {
  const words = wordsIn(legalVersionWords, site)
  return pageMeta(site, {
    title: words.version({ name: title, date: formatDate(from) }),
    description: words.lead,
    path: legalVersionPaths.all(name),
    unfound: true,
  })
}

function Body(data: Data) {
  return <LegalVersionPage {...data} />
}
