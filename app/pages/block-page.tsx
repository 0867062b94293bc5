import { paths } from '#shared/addresses/site-paths.ts'
import { companyData, peopleData } from '#site/company/company-meta.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import { dataOfBlock, readBlocks } from '#blocks/read-blocks.ts'
import type { Member } from '#shared/blocks/teasers.ts'
import { readShownPage } from './read-page.ts'
import { defineRoute, type Asked } from './render/define-route.tsx'

export const blockRoute = defineRoute('block-page', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

/** Every page that is nothing but its blocks; the route's own address says which one. */
async function load({ backend, pattern }: Asked) {
  const id = pattern.replace(/^\//, '')
  const { blocks, ...page } = await readShownPage(backend, id)
  return { id, path: `/${id}`, page, blocks: await readBlocks(backend, { page: id, blocks }) }
}

function head({ page, path, blocks }: Data, site: Site) {
  return pageMeta(site, {
    title: page.seoTitle,
    description: page.seoDescription,
    path,
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
    structuredData: dataOf({ path, blocks }, site),
  })
}

/** What is known of pages that say something of the company. */
function dataOf({ path, blocks }: Pick<Data, 'path' | 'blocks'>, site: Site) {
  if (path === paths.about()) return [companyData(site)]
  if (path !== paths.team()) return []
  return peopleData(dataOfBlock<Member[]>(blocks, 'people') ?? [], site)
}

function Body({ id, page, blocks }: Data) {
  return <BlockPage id={id} page={page} blocks={blocks} />
}
