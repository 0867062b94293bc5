import { backend } from '#server/context.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { adminMeta } from '#ui/admin/admin-meta.ts'
import { DashboardPage } from '#ui/admin/dashboard/dashboard-page.tsx'
import type { Route } from './+types/dashboard.ts'
import { requireRight } from './require-right.ts'

export function loader(args: Route.LoaderArgs) {
  const { name } = requireRight(args, 'edit-content')
  return { name, now: args.context.get(backend).now().toISOString() }
}

export function meta() {
  return adminMeta(adminMessages.overview)
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} />
}
