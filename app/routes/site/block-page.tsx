import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { companyData, peopleData } from '#site/company/company-meta.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import { siteOf, type Site } from '#site/page/site.ts'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import type { Route } from './+types/block-page.ts'
import { readBlocks } from './read-blocks.ts'
import { readShownPage } from './read-page.ts'

/** Every page that is nothing but its blocks; the route's own address says which one. */
export async function loader({ context, pattern }: Route.LoaderArgs) {
  const site = context.get(backend)
  const id = pattern.replace(/^\//, '')
  const { blocks, ...page } = await readShownPage(site, id)
  return { id, path: `/${id}`, page, blocks: await readBlocks(site, { page: id, blocks }) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, path } = loaderData
  const site = siteOf(matches)
  return pageMeta(matches, {
    title: page.seoTitle,
    description: page.seoDescription,
    path,
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
    structuredData: site && dataOf(loaderData, site),
  })
}

/** What is known of pages that say something of the company. */
function dataOf({ path, blocks }: Pick<Route.ComponentProps['loaderData'], 'path' | 'blocks'>, site: Site) {
  if (path === paths.about()) return [companyData(site)]
  if (path !== paths.team()) return []
  return peopleData(blocks.find((block) => block.kind === 'people')?.data ?? [], site)
}

export default function Page({ loaderData: { id, page, blocks } }: Route.ComponentProps) {
  return <BlockPage id={id} page={page} blocks={blocks} />
}
