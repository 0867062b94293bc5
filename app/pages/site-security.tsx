import { paths } from '#shared/addresses/site-paths.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'
import { PageBlocks } from '#site/page-blocks/page-blocks.tsx'
import { measuredPageData } from '#site/page/structured-data.ts'
import { SiteSecurityPage } from '#site/site-security/site-security-page.tsx'
import { readBlocks } from '#blocks/read-blocks.ts'
import { readShownPage } from './read-page.ts'
import { defineRoute, type Asked } from './render/define-route.tsx'

export const siteSecurityRoute = defineRoute('site-security', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

const id = 'sicherheit-dieser-website'

/** What the site promises of its own security, what it measured, and to whom one reports a weakness. */
async function load({ backend }: Asked) {
  const [{ blocks, ...page }, { securityContact, reportKey }, company, measured] = await Promise.all([
    readShownPage(backend, id),
    backend.content.document('discovery'),
    backend.content.document('companyProfile'),
    backend.siteSecurity.last().catch(() => undefined),
  ])
  return {
    page,
    measured: measured ?? null,
    contact: securityContact || company.email,
    reportKey: backend.siteSecurity.readReportKey(reportKey) ?? null,
    name: company.name,
    blocks: await readBlocks(backend, { page: id, blocks }),
  }
}

function head({ page, measured }: Data, site: Site) {
  return pageMeta(site, {
    title: page.seoTitle,
    description: page.seoDescription,
    path: paths.siteSecurity(),
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
    structuredData: [
      measuredPageData({ name: page.title, path: paths.siteSecurity(), measuredAt: measured?.at }, site),
    ],
  })
}

function Body({ blocks, ...shown }: Data) {
  return (
    <SiteSecurityPage {...shown}>
      <PageBlocks page={id} blocks={blocks} />
    </SiteSecurityPage>
  )
}
