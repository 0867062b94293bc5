import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import { siteOf } from '#site/page/site.ts'
import { PageBlocks } from '#site/page-blocks/page-blocks.tsx'
import { measuredPageData } from '#site/page/structured-data.ts'
import { SiteSecurityPage } from '#site/site-security/site-security-page.tsx'
import type { Route } from './+types/site-security.ts'
import { readBlocks } from './read-blocks.ts'
import { readShownPage } from './read-page.ts'

const id = 'sicherheit-dieser-website'

/** What the site promises of its own security, what it measured, and to whom one reports a weakness. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [{ blocks, ...page }, { securityContact, reportKey }, company, measured] = await Promise.all([
    readShownPage(site, id),
    site.content.document('discovery'),
    site.content.document('companyProfile'),
    site.siteSecurity.last().catch(() => undefined),
  ])
  return {
    page,
    measured: measured ?? null,
    contact: securityContact || company.email,
    reportKey: site.siteSecurity.readReportKey(reportKey) ?? null,
    name: company.name,
    blocks: await readBlocks(site, { page: id, blocks }),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, measured } = loaderData
  const site = siteOf(matches)
  return pageMeta(matches, {
    title: page.seoTitle,
    description: page.seoDescription,
    path: paths.siteSecurity(),
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
    structuredData: site && [
      measuredPageData({ name: page.title, path: paths.siteSecurity(), measuredAt: measured?.at }, site),
    ],
  })
}

export default function SiteSecurity({ loaderData: { blocks, ...shown } }: Route.ComponentProps) {
  return (
    <SiteSecurityPage {...shown}>
      <PageBlocks page={id} blocks={blocks} />
    </SiteSecurityPage>
  )
}
