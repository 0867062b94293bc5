import { portfolioMessages } from '#shared/messages/portfolio.ts'
import { redirect } from 'react-router'
import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { serviceFilters } from '#shared/portfolio/portfolio.ts'
import { toProjectTeaser } from '#shared/blocks/teasers.ts'
import { pageMeta } from '#site/page/page-meta.ts'
import { PortfolioPage } from '#site/portfolio/portfolio-page.tsx'
import type { Route } from './+types/portfolio.ts'
import { readPage } from './read-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [page, projects, services] = await Promise.all([
    readPage(site, 'portfolio'),
    site.content.list('portfolio'),
    site.content.list('services'),
  ])
  const filters = serviceFilters(projects, services)
  const wanted = new URL(request.url).searchParams.get('leistung')
  const filter = filters.find(({ id }) => id === wanted)
  // An old link to a service without projects still shows some, and made-up ones do not fill the page cache.
  if (wanted !== null && !filter) throw redirect(paths.portfolio())
  return {
    page,
    filters,
    filter: filter ?? null,
    projectCount: projects.length,
    projects: projects
      .filter(({ service }) => !filter || service === filter.id)
      .map((project) => toProjectTeaser(project, services)),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, filter } = loaderData
  return pageMeta(matches, {
    title: filter ? portfolioMessages.filtered(filter.title) : page.seoTitle,
    description: page.seoDescription,
    path: paths.portfolio(),
  })
}

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  return <PortfolioPage {...loaderData} />
}
