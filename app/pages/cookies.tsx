import { paths } from '#shared/addresses/site-paths.ts'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import { readBlocks } from '#blocks/read-blocks.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import { readPage } from './read-page.ts'
import { defineRoute, type Asked, type PageRefusal } from './render/define-route.tsx'
import type { Site } from '#site/page/site.ts'

export const cookiesRoute = defineRoute('cookies', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

async function load({ backend }: Asked) {
  const [{ blocks, ...page }, notice] = await Promise.all([readPage(backend, 'cookies'), backend.consent.notice()])
  if (!notice) throw { refusal: 503 } satisfies PageRefusal
  const { content } = notice
  const own = { consentSettings: content, consentServices: content.categories }
  return { page, blocks: await readBlocks(backend, { page: 'cookies', blocks, own }) }
}

function head({ page }: Data, site: Site) {
  return pageMeta(site, {
    title: page.seoTitle,
    description: page.seoDescription,
    path: paths.cookies(),
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
  })
}

function Body({ page, blocks }: Data) {
  return <BlockPage id="cookies" page={page} blocks={blocks} />
}
