import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { HealthcareItPage } from '#site/services/healthcare-it-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/healthcare-it.ts'
import { readTopic } from './read-topic.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [topic, trainings] = await Promise.all([readTopic(site, 'healthcare-it'), site.content.list('trainings')])
  return { ...topic, trainings: trainings.map(({ id, title }) => ({ title, href: paths.trainingOffer(id) })) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.healthcareIt() })
}

export default function HealthcareIt({ loaderData }: Route.ComponentProps) {
  return <HealthcareItPage {...loaderData} />
}
