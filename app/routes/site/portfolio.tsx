import { portfolioWords } from '#shared/messages/portfolio.ts'
import { redirect } from 'react-router'
import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { serviceFilters } from '#shared/portfolio/portfolio.ts'
import { toProjectTeaser } from '#shared/blocks/teasers.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import { siteOf } from '#site/page/site.ts'
import { wordsIn } from '#site/page/words.ts'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import { readBlocks } from './read-blocks.ts'
import type { Route } from './+types/portfolio.ts'
import { pageNotFound, readShownPage } from './read-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [{ blocks, ...page }, projects, services] = await Promise.all([
    readShownPage(site, 'portfolio'),
    site.content.list('portfolio'),
    site.content.list('services'),
  ])
  const filters = serviceFilters(projects, services)
  const wanted = new URL(request.url).searchParams.get('leistung')
  const filter = filters.find(({ id }) => id === wanted)
  // An old link to a service without projects still shows some; a service that nobody offers has no page.
  if (wanted !== null && !filter) {
    if (services.some(({ id }) => id === wanted)) throw redirect(paths.portfolio())
    throw await pageNotFound(site)
  }
  const projectList = {
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
    blocks: await readBlocks(site, { page: 'portfolio', blocks, own: { projectList } }),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, filter } = loaderData
  const words = wordsIn(portfolioWords, siteOf(matches))
  return pageMeta(matches, {
    title: filter ? words.filtered({ service: filter.title }) : page.seoTitle,
    description: filter ? words.filteredDescription({ service: filter.title }) : page.seoDescription,
    path: paths.portfolio(),
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
  })
}

export default function Portfolio({ loaderData: { page, blocks } }: Route.ComponentProps) {
  return <BlockPage id="portfolio" page={page} blocks={blocks} />
}
