import { portfolioWords } from '#shared/messages/portfolio.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { serviceFilters } from '#shared/portfolio/portfolio.ts'
import { toProjectTeaser } from '#shared/blocks/teasers.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'
import { wordsIn } from '#site/page/words.ts'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import type { ProjectListData } from '#blocks/project-list/block.tsx'
import { readBlocks } from '#blocks/read-blocks.ts'
import { pageNotFound, readShownPage } from './read-page.ts'
import { defineRoute, redirectTo, type Asked } from './render/define-route.tsx'

export const portfolioRoute = defineRoute('portfolio', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

async function load({ backend, url }: Asked) {
  const [{ blocks, ...page }, projects, services] = await Promise.all([
    readShownPage(backend, 'portfolio'),
    backend.content.list('portfolio'),
    backend.content.list('services'),
  ])
  const filters = serviceFilters(projects, services)
  const wanted = url.searchParams.get('leistung')
  const filter = filters.find(({ id }) => id === wanted)
  // An old link to a service without projects still shows some; a service that nobody offers has no page.
  if (wanted !== null && !filter) {
    if (services.some(({ id }) => id === wanted)) throw redirectTo(paths.portfolio())
    throw await pageNotFound(backend)
  }
  const projectList: ProjectListData = {
    filters,
    filter: filter ?? null,
    projectCount: projects.length,
    projects: projects
      .filter(({ service }) => !filter || service === filter.id)
      .map((project) => toProjectTeaser(project, services)),
  }
  return {
    page,
    filter: projectList.filter,
    blocks: await readBlocks(backend, { page: 'portfolio', blocks, own: { projectList } }),
  }
}

function head({ page, filter }: Data, site: Site) {
  const words = wordsIn(portfolioWords, site)
  return pageMeta(site, {
    title: filter ? words.filtered({ service: filter.title }) : page.seoTitle,
    description: filter ? words.filteredDescription({ service: filter.title }) : page.seoDescription,
    path: paths.portfolio(),
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
  })
}

function Body({ page, blocks }: Data) {
  return <BlockPage id="portfolio" page={page} blocks={blocks} />
}
