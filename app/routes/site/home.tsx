import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { Hero } from '#site/home/hero.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
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
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.home() })
}

/** Its head is the loom (DESIGN.md §7). */
export default function Home({ loaderData: { page, blocks } }: Route.ComponentProps) {
  const { headline, lead, actions } = page
  const hero = <Hero headline={headline} lead={lead} actions={actions} />
  return <BlockPage id="home" page={page} blocks={blocks} head={hero} />
}
