import { isLegalName, legalPaths, legalVersionPaths } from '#shared/addresses/legal-names.ts'
import { LegalPage } from '#site/legal/legal-page.tsx'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import { PageBlocks } from '#site/page-blocks/page-blocks.tsx'
import { pageNotFound } from './read-page.ts'
import { readLegalPage } from './read-legal.ts'
import { defineRoute, type Asked } from './render/define-route.tsx'
import type { Site } from '#site/page/site.ts'

export const legalRoute = defineRoute('legal', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

/** Three legal texts share this page; the route's own address says which one. */
async function load({ backend, pattern }: Asked) {
  const name = pattern.replace(/^\//, '')
  if (!isLegalName(name)) throw await pageNotFound(backend)
  // Without the database the page is shown all the same.
  const sealedAt = name === 'datenschutz' ? await backend.sealedAt().catch(() => undefined) : undefined
  return { ...(await readLegalPage(backend, name)), sealedAt }
}

function head({ name, page }: Data, site: Site) {
  return pageMeta(site, {
    title: page.seoTitle,
    description: page.seoDescription,
    path: legalPaths[name],
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
  })
}

function Body({ name, blocks, ...text }: Data) {
  return (
    <LegalPage versionsHref={legalVersionPaths.all(name)} {...text}>
      <PageBlocks page={name} blocks={blocks} />
    </LegalPage>
  )
}
