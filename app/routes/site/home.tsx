import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { loomFields } from '#shared/blocks/loom-fields.ts'
import { companyData, websiteData } from '#site/company/company-meta.ts'
import { Hero } from '#site/home/hero.tsx'
import { KeptPart } from '#site/page/kept-part.tsx'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import { siteOf } from '#site/page/site.ts'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import type { Route } from './+types/home.ts'
import { readBlocks } from './read-blocks.ts'
import { readPage } from './read-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [{ blocks, ...page }, services, off] = await Promise.all([
    readPage(site, 'home'),
    site.content.list('services'),
    site.offPaths(),
  ])
  return { page, fields: loomFields(services, off), blocks: await readBlocks(site, { page: 'home', blocks }) }
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
export default function Home({ loaderData: { page, fields, blocks } }: Route.ComponentProps) {
  const { headline, lead, actions } = page
  const texts = { headline, lead, actions, fields }
  const hero = (
    <KeptPart name="hero" of={texts}>
      <Hero {...texts} />
    </KeptPart>
  )
  return <BlockPage id="home" page={page} blocks={blocks} head={hero} />
}
