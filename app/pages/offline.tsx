import { offlinePath } from '#shared/offline/offline-copy.ts'
import { OfflinePage } from '#site/offline/offline-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import { PageBlocks } from '#site/page-blocks/page-blocks.tsx'
import { readBlocks } from '#blocks/read-blocks.ts'
import { readPage } from './read-page.ts'
import { defineRoute, type Asked } from './render/define-route.tsx'
import type { Site } from '#site/page/site.ts'

export const offlineRoute = defineRoute('offline', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

/** Shown by the service worker in place of a page that it never kept. */
async function load({ backend }: Asked) {
  const { blocks, ...page } = await readPage(backend, 'offline')
  return { page, blocks: await readBlocks(backend, { page: 'offline', blocks }) }
}

function head(data: Data, site: Site) {
  const { seoTitle, seoDescription } = data.page
  return pageMeta(site, { title: seoTitle, description: seoDescription, path: offlinePath, unfound: true })
}

function Body({ page, blocks }: Data) {
  return <OfflinePage page={page} aside={<PageBlocks page="offline" blocks={blocks} />} />
}
