import { requireRight } from '#server/context.ts'
import { userMessages } from '#shared/messages/users.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { UsersPage } from '#admin/people/users-page.tsx'
import type { Route } from './+types/users.ts'

export async function loader(args: Route.LoaderArgs) {
  const { principal, people, now } = requireRight(args, 'administrate')
  return { ownId: principal.id, people: await people(), now: now().toISOString() }
}

export function meta() {
  return adminMeta(userMessages.title)
}

export default function Users({ loaderData }: Route.ComponentProps) {
  return <UsersPage {...loaderData} />
}
