import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { pageMeta } from '#site/page/page-meta.ts'
import { RecruitmentPage } from '#site/services/recruitment-page.tsx'
import type { Route } from './+types/recruitment.ts'
import { readTopic } from './read-topic.ts'

export function loader({ context }: Route.LoaderArgs) {
  return readTopic(context.get(backend), 'recruitment')
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.recruitment() })
}

export default function Recruitment({ loaderData }: Route.ComponentProps) {
  return <RecruitmentPage {...loaderData} />
}
