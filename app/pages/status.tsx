import { paths } from '#shared/addresses/site-paths.ts'
import { shownIncidents } from '#shared/status/incidents.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'
import { PageBlocks } from '#site/page-blocks/page-blocks.tsx'
import { announcementData } from '#site/status/status-meta.ts'
import { StatusPage } from '#site/status/status-page.tsx'
import { readBlocks } from '#blocks/read-blocks.ts'
import { readPage, readShownPage } from './read-page.ts'
import { readSubscription } from './read-status.ts'
import { defineRoute, type Asked } from './render/define-route.tsx'

export const statusRoute = defineRoute('status', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

async function load({ backend, url }: Asked) {
  const subscription = await readSubscription(backend, url.searchParams)
  // Who comes from a mail can leave even where the page is switched off.
  const read = subscription?.own || subscription?.outcome ? readPage : readShownPage
  const [{ blocks, ...page }, incidents, services] = await Promise.all([
    read(backend, 'status'),
    backend.content.list('incidents'),
    backend.content.list('services'),
  ])
  return {
    page,
    subscription,
    incidents: shownIncidents(incidents, services, backend.now()),
    blocks: await readBlocks(backend, { page: 'status', blocks }),
  }
}

function head({ page, incidents }: Data, site: Site) {
  return pageMeta(site, {
    title: page.seoTitle,
    description: page.seoDescription,
    path: paths.status(),
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
    structuredData: [...incidents.current, ...incidents.planned].map((entry) => announcementData(entry, site)),
  })
}

function Body({ blocks, ...shown }: Data) {
  return (
    <StatusPage {...shown}>
      <PageBlocks page="status" blocks={blocks} />
    </StatusPage>
  )
}
