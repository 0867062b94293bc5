import { requireRight } from '#server/context.ts'
import { legalWatchMessages } from '#shared/messages/legal-watch.ts'
import { LegalWatchPage } from '#admin/legal/legal-watch-page.tsx'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import type { Route } from './+types/legal-watch.ts'

export async function loader(args: Route.LoaderArgs) {
  const { legalWatch } = requireRight(args, 'administrate')
  return { findings: await legalWatch.findings() }
}

export function meta() {
  return adminMeta(legalWatchMessages.title)
}

export default function LegalWatch({ loaderData }: Route.ComponentProps) {
  return <LegalWatchPage {...loaderData} />
}
