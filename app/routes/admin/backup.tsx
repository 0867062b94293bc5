import { requireRight } from '#server/context.ts'
import { backupMessages } from '#shared/messages/backup.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { BackupPage } from '#admin/backup/backup-page.tsx'
import type { Route } from './+types/backup.ts'

export async function loader(args: Route.LoaderArgs) {
  const { operations, backups, now } = requireRight(args, 'administrate')
  // A store that is away is no reason to show nothing.
  const listed = backups.list().catch((cause: Error) => cause.message)
  return {
    state: await operations.backup(),
    backups: await listed,
    work: backups.work() ?? null,
    now: now().toISOString(),
  }
}

export function meta() {
  return adminMeta(backupMessages.title)
}

export default function Backup({ loaderData }: Route.ComponentProps) {
  return <BackupPage {...loaderData} />
}
