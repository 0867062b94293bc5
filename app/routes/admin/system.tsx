import { backend } from '#server/context.ts'
import { systemMessages } from '#shared/messages/admin-operations.ts'
import { adminMeta } from '#admin/shell/admin-meta.ts'
import { SystemPage } from '#admin/operations/system-page.tsx'
import type { Route } from './+types/system.ts'
import { requireRight } from './require-right.ts'

export async function loader(args: Route.LoaderArgs) {
  requireRight(args, 'administrate')
  const { operations, now } = args.context.get(backend)
  return { state: await operations.system(), now: now().toISOString() }
}

export function meta() {
  return adminMeta(systemMessages.title)
}

export default function System({ loaderData }: Route.ComponentProps) {
  return <SystemPage {...loaderData} />
}
