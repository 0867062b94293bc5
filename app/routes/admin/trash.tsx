import { backend } from '#server/context.ts'
import { trashMessages } from '#shared/messages/admin-operations.ts'
import { adminMeta } from '#admin/shell/admin-meta.ts'
import { TrashPage } from '#admin/operations/trash-page.tsx'
import type { Route } from './+types/trash.ts'
import { requireRight } from './require-right.ts'

export async function loader(args: Route.LoaderArgs) {
  const { role } = requireRight(args, 'edit-content')
  const { operations, now } = args.context.get(backend)
  return { items: await operations.trash(role), now: now().toISOString() }
}

export function meta() {
  return adminMeta(trashMessages.title)
}

export default function Trash({ loaderData }: Route.ComponentProps) {
  return <TrashPage {...loaderData} />
}
