import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { shownCounts } from '#shared/blocks/shown-counts.ts'
import { AboutPage } from '#site/company/about-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/about.ts'
import { readPage } from './read-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const { content } = site
  const [page, team, stats, history] = await Promise.all([
    readPage(site, 'about'),
    content.list('team'),
    content.list('stats'),
    content.section(content.list('history')),
  ])
  return {
    page,
    team: team.slice(0, shownCounts.teamFaces).map(({ id, name, image, portrait }) => ({ id, name, image, portrait })),
    stats: stats.map(({ id, value, label }) => ({ id, value, label })),
    history: history?.map(({ id, year, title, text }) => ({ id, year, title, text })) ?? null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.about() })
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />
}
