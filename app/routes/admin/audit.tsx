import { requireRight } from '#server/context.ts'
import { auditMessages } from '#shared/messages/admin-operations.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { AuditPage } from '#admin/operations/audit-page.tsx'
import type { Route } from './+types/audit.ts'

export async function loader(args: Route.LoaderArgs) {
  const { operations } = requireRight(args, 'administrate')
  const { searchParams } = new URL(args.request.url)
  const search = (searchParams.get('suche') ?? '').slice(0, 100)
  const before = Number(searchParams.get('vor'))
  const older = Number.isInteger(before) && before > 0
  const page = await operations.audit({ search, ...(older && { before }) })
  return { ...page, search, older }
}

export function meta() {
  return adminMeta(auditMessages.title)
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />
}
