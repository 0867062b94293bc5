import { backend } from '#server/context.ts'
import { germanDay } from '#shared/german-day.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { pageViewRange } from '#shared/page-views.ts'
import { adminMeta } from '#ui/admin/admin-meta.ts'
import { DashboardPage } from '#ui/admin/dashboard/dashboard-page.tsx'
import type { Route } from './+types/dashboard.ts'
import { requireRight } from './require-right.ts'

export async function loader(args: Route.LoaderArgs) {
  const { name } = requireRight(args, 'edit-content')
  const { content, pageViews, now } = args.context.get(backend)
  const range = pageViewRange(new URL(args.request.url).searchParams.get('zeitraum'))
  const [report, posts] = await Promise.all([pageViews.report(range), content.list('blogPosts')])
  const postDays = posts.filter(({ date }) => date !== '').map(({ date }) => germanDay(new Date(date)))
  return { name, now: now().toISOString(), pageViews: { range, report, postDays } }
}

export function meta() {
  return adminMeta(adminMessages.overview)
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} />
}
