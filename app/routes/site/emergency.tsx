import { backend } from '#server/context.ts'
import { emergencyPath } from '#shared/addresses/emergency-path.ts'
import { EmergencyPage } from '#site/emergency/emergency-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/emergency.ts'
import { readPage } from './read-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { page: await readPage(context.get(backend), 'notfall') }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: emergencyPath })
}

export default function EmergencyRoute({ loaderData }: Route.ComponentProps) {
  return <EmergencyPage {...loaderData} />
}
