import { data } from 'react-router'
import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import { readBlocks } from './read-blocks.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/cookies.ts'
import { readPage } from './read-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [{ blocks, ...page }, notice] = await Promise.all([readPage(site, 'cookies'), site.consent.notice()])
  if (!notice) throw data(null, { status: 503 })
  const { content } = notice
  const own = { consentSettings: content, consentServices: content.categories }
  return { page, blocks: await readBlocks(site, { page: 'cookies', blocks, own }) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page } = loaderData
  return pageMeta(matches, {
    title: page.seoTitle,
    description: page.seoDescription,
    path: paths.cookies(),
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
  })
}

export default function Cookies({ loaderData: { page, blocks } }: Route.ComponentProps) {
  return <BlockPage id="cookies" page={page} blocks={blocks} />
}
