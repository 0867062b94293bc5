import { paths } from '#shared/addresses/site-paths.ts'
import { followers } from '#shared/portfolio/portfolio.ts'
import { shownServicePath, toProjectTeaser } from '#shared/blocks/teasers.ts'
import { cardOf, pageMeta } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'
import { projectData } from '#site/portfolio/project-meta.ts'
import { ProjectPage } from '#site/page-blocks/item-pages.tsx'
import { unlessEmpty } from '#blocks/define-block.ts'
import type { ProjectStoryData } from '#blocks/project-story/block.tsx'
import { readBlocks } from '#blocks/read-blocks.ts'
import { pageNotFound, readPage, readShownPage } from './read-page.ts'
import { defineRoute, type Asked } from './render/define-route.tsx'

export const projectRoute = defineRoute('project', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

/** Further projects below a project. */
const relatedProjectsShown = 2

async function load({ backend, parameters }: Asked<'id'>) {
  const [id, page, portfolioPage, projects, services] = await Promise.all([
    backend.content.idAt('portfolio', parameters.id),
    readPage(backend, 'project'),
    readShownPage(backend, 'portfolio'),
    backend.content.list('portfolio'),
    backend.content.list('services'),
  ])
  const found = projects.find((entry) => entry.id === id)
  if (!found) throw await pageNotFound(backend)
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...project } = found
  const service = services.find((entry) => entry.id === project.service)
  const linked = service ? { title: service.title, href: shownServicePath(service, await backend.offPaths()) } : null
  const related = followers(projects, found.id, relatedProjectsShown).map((entry) => toProjectTeaser(entry, services))
  const own = {
    projectStory: { project, service: linked } satisfies ProjectStoryData,
    projectResults: unlessEmpty(project.results),
    relatedProjects: unlessEmpty(related),
  }
  return {
    portfolioTitle: portfolioPage.title,
    project,
    blocks: await readBlocks(backend, {
      page: 'project',
      blocks: page.blocks,
      own,
      subject: { service: project.service },
    }),
  }
}

function head({ project, portfolioTitle }: Data, site: Site) {
  const { title, summary, image, motif } = project
  const path = paths.project(project.address)
  const card = { kicker: portfolioTitle, title, motif }
  return pageMeta(site, {
    title,
    description: summary,
    path,
    image,
    card,
    crumbs: [{ label: portfolioTitle, href: paths.portfolio() }, { label: title }],
    structuredData: [projectData(project, cardOf({ path, card }, site), site)],
  })
}

function Body(data: Data) {
  return <ProjectPage {...data} />
}
