import { isRouteErrorResponse, Outlet } from 'react-router'
import { requireRight } from '#server/context.ts'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { mayUse } from '#shared/people/people.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import { useAdminFrameIfLoaded, type AdminFrame } from '#admin/shell/admin-frame.ts'
import { adminMeta, AdminProblem } from '#admin/shell/admin-page.tsx'
import { AdminShell, MoveBanner } from '#admin/shell/admin-shell.tsx'
import { isUnreachable } from '#admin/offline/is-unreachable.ts'
import { useOfflineStatus } from '#admin/offline/use-offline.ts'
import { OfflineStart, OfflineWork } from '#admin/offline/offline-work.tsx'
import { sectionsFor } from '#admin/shell/sections.ts'
import { FreshSignIn } from '#sign-in/screens/fresh-sign-in.tsx'
import { SessionWatch } from '#sign-in/screens/session-watch.tsx'
import { openAskedPage } from '#kit/page/asked-page.ts'
import type { Route } from './+types/layout.ts'

/** The first gate of the admin area; every screen below names its own right as well (J25). */
export async function loader(args: Route.LoaderArgs): Promise<AdminFrame> {
  const { principal, content, editing, preferences, moving } = requireRight(args, 'write-drafts')
  const [settings, counts, own, messages] = await Promise.all([
    content.document('generalSettings'),
    editing.counts(),
    preferences(),
    mayUse(principal, 'read-inbox') ? requireRight(args, 'read-inbox').inbox.counts() : null,
  ])
  const sections = sectionsFor(principal).map((section) => {
    if (section.path === adminPaths.messages() && messages && messages.new > 0)
      return { ...section, badge: inboxMessages.badge(messages.new) }
    return section.collection ? { ...section, count: total(counts[section.collection]) } : section
  })
  return {
    principal,
    siteName: settings.siteName,
    unread: messages?.new ?? 0,
    sections,
    preferences: own,
    moving: moving(),
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<AdminFrame> {
  const { loadFrame } = await import('#admin/offline/client-loaders.ts').catch(openAskedPage)
  return loadFrame(serverLoader)
}

/** Only after a start without a connection (offline-shell.tsx): otherwise the server has drawn everything. */
export const HydrateFallback = OfflineStart

export function meta() {
  return adminMeta(adminMessages.overview)
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminShell frame={loaderData}>
      {loaderData.moving && <MoveBanner state={loaderData.moving} />}
      <OfflineWork frame={loaderData} />
      <Outlet />
      <SessionWatch principal={loaderData.principal} />
      <FreshSignIn principal={loaderData.principal} />
    </AdminShell>
  )
}

/** What goes wrong on one screen leaves the frame standing. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useAdminFrameIfLoaded()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { connection } = useOfflineStatus()
  const away = isUnreachable(error) || (status === 500 && connection === 'offline')
  const kind = away ? 'offline' : status === 403 ? 'forbidden' : status === 404 ? 'missing' : 'failed'
  if (!frame)
    return (
      <main>
        <AdminProblem kind={kind} />
      </main>
    )
  return (
    <AdminShell frame={frame}>
      <OfflineWork frame={frame} />
      <AdminProblem kind={kind} />
    </AdminShell>
  )
}

function total(counts: Record<string, number> = {}): number {
  return Object.values(counts).reduce((sum, number) => sum + number, 0)
}
