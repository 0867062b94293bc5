import { backend } from '#server/context.ts'
import { userMessages } from '#shared/messages/users.ts'
import { adminMeta } from '#admin/shell/admin-meta.ts'
import { UsersPage } from '#admin/people/users-page.tsx'
import type { Route } from './+types/users.ts'
import { requireRight } from './require-right.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireRight(args, 'administrate')
  const { people, now } = args.context.get(backend)
  return { ownId: id, people: await people.people(), now: now().toISOString() }
}

export function meta() {
  return adminMeta(userMessages.title)
}

export default function Users({ loaderData }: Route.ComponentProps) {
  return <UsersPage {...loaderData} />
}
