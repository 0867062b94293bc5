import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { companyData, websiteData } from '#site/company/company-meta.ts'
import { Hero } from '#site/home/hero.tsx'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import { siteOf } from '#site/page/site.ts'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import type { Route } from './+types/home.ts'
import { readBlocks } from './read-blocks.ts'
import { readPage } from './read-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const { blocks, ...page } = await readPage(site, 'home')
  return { page, blocks: await readBlocks(site, { page: 'home', blocks }) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page } = loaderData
  const site = siteOf(matches)
  return pageMeta(matches, {
    title: page.seoTitle,
    description: page.seoDescription,
    path: paths.home(),
    card: cardOfPage(page),
    structuredData: site && [companyData(site), websiteData(site)],
  })
}

/** Its head is the loom (DESIGN.md §7). */
export default function Home({ loaderData: { page, blocks } }: Route.ComponentProps) {
  const { headline, lead, actions } = page
  const hero = <Hero headline={headline} lead={lead} actions={actions} />
  return <BlockPage id="home" page={page} blocks={blocks} head={hero} />
}
