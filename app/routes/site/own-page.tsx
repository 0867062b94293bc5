import { backend } from '#server/context.ts'
import { ownPageAddress } from '#shared/addresses/own-pages.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import type { Route } from './+types/own-page.ts'
import { pageNotFound } from './read-page.ts'
import { readBlocks } from './read-blocks.ts'

/** A page that the owner made. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(backend)
  const asked = await site.content.idAt('ownPages', params.page)
  const found = asked && (await site.content.get('ownPages', asked))
  if (!found) throw await pageNotFound(site)
  const { blocks, createdAt: _createdAt, updatedAt: _updatedAt, ...text } = found
  const page = { ...text, headline: text.headline || text.title }
  return { page, blocks: await readBlocks(site, { page: 'own', blocks }) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page } = loaderData
  return pageMeta(matches, {
    title: page.seoTitle || page.title,
    description: page.seoDescription || page.lead,
    path: ownPageAddress(page.address),
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
  })
}

export default function OwnPage({ loaderData: { page, blocks } }: Route.ComponentProps) {
  return <BlockPage id="own" page={page} blocks={blocks} />
}
