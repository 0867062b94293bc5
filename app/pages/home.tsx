import { paths } from '#shared/addresses/site-paths.ts'
import { loomFields } from '#shared/blocks/loom-fields.ts'
import { companyData, websiteData } from '#site/company/company-meta.ts'
import { Hero } from '#site/home/hero.tsx'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import { readBlocks } from '#blocks/read-blocks.ts'
import { readPage } from './read-page.ts'
import { defineRoute, type Asked } from './render/define-route.tsx'

export const homeRoute = defineRoute('home', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

async function load({ backend }: Asked) {
  const [{ blocks, ...page }, services, off] = await Promise.all([
    readPage(backend, 'home'),
    backend.content.list('services'),
    backend.offPaths(),
  ])
  return { page, fields: loomFields(services, off), blocks: await readBlocks(backend, { page: 'home', blocks }) }
}

function head({ page }: Data, site: Site) {
  return pageMeta(site, {
    title: page.seoTitle,
    description: page.seoDescription,
    path: paths.home(),
    card: cardOfPage(page),
    structuredData: [companyData(site), websiteData(site)],
  })
}

/** Its head is the loom (docs/design.md, Page templates). */
function Body({ page, fields, blocks }: Data) {
  const { headline, lead, actions } = page
  const hero = <Hero headline={headline} lead={lead} actions={actions} fields={fields} />
  return <BlockPage id="home" page={page} blocks={blocks} head={hero} />
}
