import { backend } from '#server/context.ts'
import { isLegalName, legalPaths, legalVersionPaths } from '#shared/addresses/legal-names.ts'
import { outlinePost } from '#shared/blog/post-headings.ts'
import { LegalPage } from '#site/legal/legal-page.tsx'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/legal.ts'
import { pageNotFound } from './page-not-found.ts'
import { readLegal } from './read-legal.ts'
import { PageBlocks } from '#site/page-blocks/page-blocks.tsx'
import { readBlocks } from './read-blocks.ts'
import { readPage } from './read-page.ts'

/** Texts with fewer sections need no table of contents. */
const longFrom = 4

/** The four legal texts share this page; the route's own address says which one. */
export async function loader({ context, pattern }: Route.LoaderArgs) {
  const site = context.get(backend)
  const name = pattern.replace(/^\//, '')
  if (!isLegalName(name)) throw await pageNotFound(site)
  const [{ blocks, ...page }, text] = await Promise.all([readPage(site, name), readLegal(site, name)])
  const { html, headings } = outlinePost(text.html)
  const contents = headings.filter(({ level }) => level === 2).map(({ id, text: title }) => ({ id, title }))
  const below = await readBlocks(site, { page: name, blocks })
  return {
    name,
    page,
    blocks: below,
    html,
    updatedAt: text.updatedAt,
    contents: contents.length < longFrom ? [] : contents,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { name, page } = loaderData
  return pageMeta(matches, {
    title: page.seoTitle,
    description: page.seoDescription,
    path: legalPaths[name],
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
  })
}

export default function Legal({ loaderData: { name, blocks, ...text } }: Route.ComponentProps) {
  return (
    <LegalPage versionsHref={legalVersionPaths.all(name)} {...text}>
      <PageBlocks page={name} blocks={blocks} />
    </LegalPage>
  )
}
