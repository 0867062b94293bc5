import { backend } from '#server/context.ts'
import { isLegalName, legalPaths, legalVersionPaths } from '#shared/addresses/legal-names.ts'
import { LegalPage } from '#site/legal/legal-page.tsx'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import { PageBlocks } from '#site/page-blocks/page-blocks.tsx'
import type { Route } from './+types/legal.ts'
import { pageNotFound } from './read-page.ts'
import { readLegalPage } from './read-legal.ts'

/** Three legal texts share this page; the route's own address says which one. */
export async function loader({ context, pattern }: Route.LoaderArgs) {
  const site = context.get(backend)
  const name = pattern.replace(/^\//, '')
  if (!isLegalName(name)) throw await pageNotFound(site)
  // Without the database the page is shown all the same.
  const sealedAt = name === 'datenschutz' ? await site.sealedAt().catch(() => undefined) : undefined
  return { ...(await readLegalPage(site, name)), sealedAt }
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
