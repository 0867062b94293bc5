import { backend } from '#server/context.ts'
import { offlinePath } from '#shared/offline/offline-copy.ts'
import { OfflinePage } from '#site/offline/offline-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/offline.ts'
import { readPage } from './read-page.ts'

/** Shown by the service worker in place of a page that it never kept. */
export async function loader({ context }: Route.LoaderArgs) {
  return { page: await readPage(context.get(backend), 'offline') }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return [
    ...pageMeta(matches, { title: seoTitle, description: seoDescription, path: offlinePath }),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Offline({ loaderData }: Route.ComponentProps) {
  return <OfflinePage {...loaderData} />
}
