import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { SecurityPage } from '#site/services/security-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/security.ts'
import { readTopic } from './read-topic.ts'

export function loader({ context }: Route.LoaderArgs) {
  return readTopic(context.get(backend), 'security')
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.security() })
}

export default function Security({ loaderData }: Route.ComponentProps) {
  return <SecurityPage {...loaderData} />
}
