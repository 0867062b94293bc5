import { backend } from '#server/context.ts'
import { paths, servicePath } from '#shared/addresses/site-paths.ts'
import { followers } from '#shared/portfolio/portfolio.ts'
import { toProjectTeaser } from '#shared/blocks/teasers.ts'
import { pageMeta } from '#site/page/page-meta.ts'
import { ProjectPage } from '#site/portfolio/project-page.tsx'
import type { Route } from './+types/project.ts'
import { pageNotFound } from './page-not-found.ts'
import { readPage } from './read-page.ts'

/** Further projects below a project. */
const relatedProjectsShown = 2

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [id, page, portfolioPage, projects, services] = await Promise.all([
    site.content.idAt('portfolio', params.id),
    readPage(site, 'project'),
    readPage(site, 'portfolio'),
    site.content.list('portfolio'),
    site.content.list('services'),
  ])
  const found = projects.find((entry) => entry.id === id)
  if (!found) throw await pageNotFound(site)
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...project } = found
  const service = services.find((entry) => entry.id === project.service)
  return {
    sections: page.sections,
    callToAction: page.callToAction,
    portfolioTitle: portfolioPage.title,
    project,
    service: service ? { title: service.title, href: servicePath(service) } : null,
    related: followers(projects, found.id, relatedProjectsShown).map((entry) => toProjectTeaser(entry, services)),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { address, title, summary, image } = loaderData.project
  return pageMeta(matches, { title, description: summary, path: paths.project(address), image })
}

export default function Project({ loaderData }: Route.ComponentProps) {
  return <ProjectPage {...loaderData} />
}
