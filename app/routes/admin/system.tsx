import { requireRight } from '#server/context.ts'
import { systemMessages } from '#shared/messages/admin-operations.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { SystemPage } from '#admin/operations/system-page.tsx'
import type { Route } from './+types/system.ts'

export async function loader(args: Route.LoaderArgs) {
  const { operations, now } = requireRight(args, 'administrate')
  const [state, days] = await Promise.all([operations.system(), operations.days()])
  return { state, days, now: now().toISOString() }
}

export function meta() {
  return adminMeta(systemMessages.title)
}

export default function System({ loaderData }: Route.ComponentProps) {
  return <SystemPage {...loaderData} />
}
