import { requireRight } from '#server/context.ts'
import { siteSecurityMessages } from '#shared/messages/site-security-admin.ts'
import { SecurityOverviewPage } from '#admin/site-security/security-overview-page.tsx'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import type { Route } from './+types/site-security.ts'

export async function loader(args: Route.LoaderArgs) {
  const { security } = requireRight(args, 'administrate')
  return { overview: (await security.overview()) ?? null }
}

export function meta() {
  return adminMeta(siteSecurityMessages.title)
}

export default function SiteSecurity({ loaderData }: Route.ComponentProps) {
  return <SecurityOverviewPage {...loaderData} />
}
