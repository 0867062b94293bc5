import { requireRight } from '#server/context.ts'
import { trashMessages } from '#shared/messages/admin-operations.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { TrashPage } from '#admin/operations/trash-page.tsx'
import type { Route } from './+types/trash.ts'

export async function loader(args: Route.LoaderArgs) {
  const { operations, now } = requireRight(args, 'edit-content')
  return { items: await operations.trash(), now: now().toISOString() }
}

export function meta() {
  return adminMeta(trashMessages.title)
}

export default function Trash({ loaderData }: Route.ComponentProps) {
  return <TrashPage {...loaderData} />
}
