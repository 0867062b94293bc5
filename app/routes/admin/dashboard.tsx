import { requireRight } from '#server/context.ts'
import { adminPaths } from '#shared/admin-paths.ts'
import { germanDay } from '#shared/german-day.ts'
import { mayUse } from '#shared/identity.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { pageViewRange } from '#shared/page-views.ts'
import { adminMeta } from '#ui/admin/admin-meta.ts'
import { DashboardPage } from '#ui/admin/dashboard/dashboard-page.tsx'
import { screenMark } from '#ui/admin/offline/marks.ts'
import { useKeptScreen } from '#ui/admin/offline/use-kept-screen.ts'
import { openAskedPage } from '#ui/page/asked-page.ts'
import type { Route } from './+types/dashboard.ts'
import { readNewestMessages } from './read-newest-messages.ts'

export async function loader(args: Route.LoaderArgs) {
  const { principal, content, operations, pageViews, now } = requireRight(args, 'edit-content')
  const { name, role } = principal
  const range = pageViewRange(new URL(args.request.url).searchParams.get('zeitraum'))
  const [dashboard, report, posts, messages] = await Promise.all([
    operations.dashboard(),
    pageViews.report(range),
    content.list('blogPosts'),
    mayUse(role, 'administrate') ? readNewestMessages(requireRight(args, 'administrate')) : null,
  ])
  const postDays = posts.filter(({ date }) => date !== '').map(({ date }) => germanDay(new Date(date)))
  return { name, now: now().toISOString(), dashboard, pageViews: { range, report, postDays }, messages }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { loadLast } = await import('#ui/admin/offline/client-loaders.ts').catch(openAskedPage)
  return loadLast(serverLoader, adminPaths.dashboard())
}

export function meta() {
  return adminMeta(adminMessages.overview)
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  useKeptScreen(screenMark(adminPaths.dashboard()), loaderData)
  return <DashboardPage {...loaderData} />
}
