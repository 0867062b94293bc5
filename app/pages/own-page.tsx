import { ownPageAddress } from '#shared/addresses/own-pages.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import { pageNotFound } from './read-page.ts'
import { readBlocks } from '#blocks/read-blocks.ts'
import { defineRoute, type Asked } from './render/define-route.tsx'
import type { Site } from '#site/page/site.ts'

export const ownRoute = defineRoute('own-page', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

/** A page that the owner made. */
async function load({ backend, parameters }: Asked<'page'>) {
  const asked = await backend.content.idAt('ownPages', parameters.page)
  const found = asked && (await backend.content.get('ownPages', asked))
  if (!found) throw await pageNotFound(backend)
  const { blocks, createdAt: _createdAt, updatedAt: _updatedAt, ...text } = found
  const page = { ...text, headline: text.headline || text.title }
  return { page, blocks: await readBlocks(backend, { page: 'own', blocks }) }
}

function head({ page }: Data, site: Site) {
  return pageMeta(site, {
    title: page.seoTitle || page.title,
    description: page.seoDescription || page.lead,
    path: ownPageAddress(page.address),
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
  })
}

function Body({ page, blocks }: Data) {
  return <BlockPage id="own" page={page} blocks={blocks} />
}
