import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { shownIncidents } from '#shared/status/incidents.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import { siteOf } from '#site/page/site.ts'
import { PageBlocks } from '#site/page-blocks/page-blocks.tsx'
import { announcementData } from '#site/status/status-meta.ts'
import { StatusPage } from '#site/status/status-page.tsx'
import type { Route } from './+types/status.ts'
import { readBlocks } from './read-blocks.ts'
import { readPage, readShownPage } from './read-page.ts'
import { readSubscription } from './read-status.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(backend)
  const subscription = await readSubscription(site, new URL(request.url).searchParams)
  // Who comes from a mail can leave even where the page is switched off.
  const read = subscription?.own || subscription?.outcome ? readPage : readShownPage
  const [{ blocks, ...page }, incidents, services] = await Promise.all([
    read(site, 'status'),
    site.content.list('incidents'),
    site.content.list('services'),
  ])
  return {
    page,
    subscription,
    incidents: shownIncidents(incidents, services, site.now()),
    blocks: await readBlocks(site, { page: 'status', blocks }),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, incidents } = loaderData
  const site = siteOf(matches)
  return pageMeta(matches, {
    title: page.seoTitle,
    description: page.seoDescription,
    path: paths.status(),
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
    structuredData: site && [...incidents.current, ...incidents.planned].map((entry) => announcementData(entry, site)),
  })
}

export default function Status({ loaderData: { blocks, ...shown } }: Route.ComponentProps) {
  return (
    <StatusPage {...shown}>
      <PageBlocks page="status" blocks={blocks} />
    </StatusPage>
  )
}
