import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { toJobTeaser } from '#shared/blocks/teasers.ts'
import { CareerPage } from '#site/career/career-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/career.ts'
import { readPage } from './read-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [page, jobs] = await Promise.all([readPage(site, 'career'), site.content.list('jobs')])
  return { page, jobs: jobs.map(toJobTeaser) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.career() })
}

export default function Career({ loaderData }: Route.ComponentProps) {
  return <CareerPage {...loaderData} />
}
