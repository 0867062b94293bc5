import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { pageMeta } from '#site/page/page-meta.ts'
import { PartnersPage } from '#site/company/partners-page.tsx'
import type { Route } from './+types/partners.ts'
import { readPage } from './read-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [page, partners] = await Promise.all([readPage(site, 'partners'), site.content.list('partners')])
  return {
    page,
    partners: partners.map(({ id, name, field, description, href, logo }) => ({
      id,
      name,
      field,
      description,
      href,
      logo,
    })),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.partners() })
}

export default function Partners({ loaderData }: Route.ComponentProps) {
  return <PartnersPage {...loaderData} />
}
