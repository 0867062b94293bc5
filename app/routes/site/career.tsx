import { backend } from '#server/context.ts'
import { paths } from '#shared/paths.ts'
import { toJobTeaser } from '#shared/teasers.ts'
import { CareerPage } from '#ui/career/career-page.tsx'
import { pageMeta } from '#ui/page/page-meta.ts'
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
