import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { AiPage } from '#site/services/ai-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/ai.ts'
import { readTopic } from './read-topic.ts'

export function loader({ context }: Route.LoaderArgs) {
  return readTopic(context.get(backend), 'ai')
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.ai() })
}

export default function Ai({ loaderData }: Route.ComponentProps) {
  return <AiPage {...loaderData} />
}
