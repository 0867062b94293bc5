import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { EcommercePage } from '#site/services/ecommerce-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/ecommerce.ts'
import { readTopic } from './read-topic.ts'

export function loader({ context }: Route.LoaderArgs) {
  return readTopic(context.get(backend), 'ecommerce')
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.ecommerce() })
}

export default function Ecommerce({ loaderData }: Route.ComponentProps) {
  return <EcommercePage {...loaderData} />
}
