import { requireRight } from '#server/context.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { OfflineStart } from '#admin/offline/offline-work.tsx'
import type { Route } from './+types/offline-shell.ts'

/**
 * What the service worker answers for every page of the admin area while there is no connection: the very HTML that the
 * layout draws until its data is there, so that the browser goes on from here with the copy on the device.
 */
export function loader(args: Route.LoaderArgs) {
  requireRight(args, 'write-drafts')
  return null
}

export function meta() {
  return adminMeta(adminMessages.overview)
}

export default function OfflineShell() {
  return <OfflineStart />
}
