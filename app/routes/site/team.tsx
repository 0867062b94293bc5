import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { toJobTeaser, toMember } from '#shared/blocks/teasers.ts'
import { TeamPage } from '#site/company/team-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/team.ts'
import { readPage } from './read-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [page, members, jobs] = await Promise.all([
    readPage(site, 'team'),
    site.content.list('team'),
    site.content.list('jobs'),
  ])
  return {
    page,
    members: members.map(toMember),
    jobs: jobs.map(toJobTeaser),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.team() })
}

export default function Team({ loaderData }: Route.ComponentProps) {
  return <TeamPage {...loaderData} />
}
