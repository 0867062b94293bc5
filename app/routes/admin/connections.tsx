import { requireRight } from '#server/context.ts'
import { connectionMessages } from '#shared/messages/connections.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { ConnectionsPage } from '#admin/connections/connections-page.tsx'
import type { Route } from './+types/connections.ts'

export function loader(args: Route.LoaderArgs) {
  return requireRight(args, 'administrate').connections.shown()
}

export function meta() {
  return adminMeta(connectionMessages.title)
}

export default function Connections({ loaderData }: Route.ComponentProps) {
  return <ConnectionsPage {...loaderData} />
}
