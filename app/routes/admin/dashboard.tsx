import { backend } from '#server/context.ts'
import { mayUse } from '#shared/identity.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { adminMeta } from '#ui/admin/admin-meta.ts'
import { DashboardPage } from '#ui/admin/dashboard/dashboard-page.tsx'
import type { Route } from './+types/dashboard.ts'
import { readNewestMessages } from './read-newest-messages.ts'
import { requireRight } from './require-right.ts'

export async function loader(args: Route.LoaderArgs) {
  const { name, role } = requireRight(args, 'edit-content')
  const { inbox, now } = args.context.get(backend)
  const messages = mayUse(role, 'administrate') ? await readNewestMessages(inbox) : null
  return { name, now: now().toISOString(), messages }
}

export function meta() {
  return adminMeta(adminMessages.overview)
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} />
}
