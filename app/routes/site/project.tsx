import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { followers } from '#shared/portfolio/portfolio.ts'
import { shownServicePath, toProjectTeaser } from '#shared/blocks/teasers.ts'
import { cardOf, pageMeta } from '#site/page/page-meta.ts'
import { siteOf } from '#site/page/site.ts'
import { projectData } from '#site/portfolio/project-meta.ts'
import { ProjectPage } from '#site/page-blocks/item-pages.tsx'
import { readBlocks } from './read-blocks.ts'
import type { Route } from './+types/project.ts'
import { pageNotFound, readPage, readShownPage } from './read-page.ts'

/** Further projects below a project. */
const relatedProjectsShown = 2

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [id, page, portfolioPage, projects, services] = await Promise.all([
    site.content.idAt('portfolio', params.id),
    readPage(site, 'project'),
    readShownPage(site, 'portfolio'),
    site.content.list('portfolio'),
    site.content.list('services'),
  ])
  const found = projects.find((entry) => entry.id === id)
  if (!found) throw await pageNotFound(site)
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...project } = found
  const service = services.find((entry) => entry.id === project.service)
  const linked = service ? { title: service.title, href: shownServicePath(service, await site.offPaths()) } : null
  const related = followers(projects, found.id, relatedProjectsShown).map((entry) => toProjectTeaser(entry, services))
  const own = {
    projectStory: { project, service: linked },
    projectResults: project.results.length > 0 ? project.results : undefined,
    relatedProjects: related.length > 0 ? related : undefined,
  }
  return {
    portfolioTitle: portfolioPage.title,
    project,
    blocks: await readBlocks(site, {
      page: 'project',
      blocks: page.blocks,
      own,
      subject: { service: project.service },
    }),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { project, portfolioTitle } = loaderData
  const { title, summary, image, motif } = project
  const site = siteOf(matches)
  const path = paths.project(project.address)
  const card = { kicker: portfolioTitle, title, motif }
  return pageMeta(matches, {
    title,
    description: summary,
    path,
    image,
    card,
    crumbs: [{ label: portfolioTitle, href: paths.portfolio() }, { label: title }],
    structuredData: site && [projectData(project, cardOf({ path, card }, site), site)],
  })
}

export default function Project({ loaderData }: Route.ComponentProps) {
  return <ProjectPage {...loaderData} />
}
