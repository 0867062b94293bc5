import { backend } from '#server/context.ts'
import { offlinePath } from '#shared/offline/offline-copy.ts'
import { OfflinePage } from '#site/offline/offline-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/offline.ts'
import { PageBlocks } from '#site/page-blocks/page-blocks.tsx'
import { readBlocks } from './read-blocks.ts'
import { readPage } from './read-page.ts'

/** Shown by the service worker in place of a page that it never kept. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const { blocks, ...page } = await readPage(site, 'offline')
  return { page, blocks: await readBlocks(site, { page: 'offline', blocks }) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: offlinePath, unfound: true })
}

export default function Offline({ loaderData: { page, blocks } }: Route.ComponentProps) {
  return <OfflinePage page={page} aside={<PageBlocks page="offline" blocks={blocks} />} />
}
