import { backend } from '#server/context.ts'
import { pageMeta } from '#site/page/page-meta.ts'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import type { Route } from './+types/block-page.ts'
import { readBlocks } from './read-blocks.ts'
import { readShownPage } from './read-shown-page.ts'

/** Every page that is nothing but its blocks; the route's own address says which one. */
export async function loader({ context, pattern }: Route.LoaderArgs) {
  const site = context.get(backend)
  const id = pattern.replace(/^\//, '')
  const { blocks, ...page } = await readShownPage(site, id)
  return { id, path: pattern, page, blocks: await readBlocks(site, { page: id, blocks }) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, path } = loaderData
  return pageMeta(matches, { title: page.seoTitle, description: page.seoDescription, path })
}

export default function Page({ loaderData: { id, page, blocks } }: Route.ComponentProps) {
  return <BlockPage id={id} page={page} blocks={blocks} />
}
