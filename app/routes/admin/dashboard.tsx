import { requireRight, type AdminBackend, type PublicBackend } from '#server/context.ts'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { germanDay } from '#shared/time/german-day.ts'
import { mayUse } from '#shared/people/people.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { pageViewRange, type PageViewReport } from '#shared/page-views/page-views.ts'
import { latestNews } from '#admin/kit/manual.ts'
import type { News } from '#admin/help/news-panel.tsx'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { DashboardPage } from '#admin/dashboard/dashboard-page.tsx'
import { screenMark } from '#admin/offline/tables.ts'
import { useKeptScreen } from '#admin/offline/use-offline.ts'
import { openAskedPage } from '#kit/page/asked-page.ts'
import type { Route } from './+types/dashboard.ts'
import type { NewestMessages } from '#admin/dashboard/messages-panel.tsx'

const shown = 4
const dayMs = 86_400_000

export async function loader(args: Route.LoaderArgs) {
  const { principal, content, operations, seenNews, now } = requireRight(args, 'write-drafts')
  const { name } = principal
  const range = pageViewRange(new URL(args.request.url).searchParams.get('zeitraum'))
  const administrates = mayUse(principal, 'administrate')
  const [dashboard, report, messages, setup, backup, legal, selfTest, security, questions, seen] = await Promise.all([
    operations.dashboard(),
    mayUse(principal, 'edit-content') ? requireRight(args, 'edit-content').pageViews.report(range) : null,
    mayUse(principal, 'read-inbox') ? readNewestMessages(requireRight(args, 'read-inbox')) : null,
    administrates ? requireRight(args, 'administrate').setup.card() : null,
    administrates ? requireRight(args, 'administrate').operations.backup() : null,
    administrates ? requireRight(args, 'administrate').legalWatch.findings() : null,
    administrates ? requireRight(args, 'administrate').selfTest.last() : null,
    administrates ? requireRight(args, 'administrate').security.overview() : null,
    mayUse(principal, 'edit-content') ? requireRight(args, 'edit-content').unanswered.groups() : null,
    seenNews(),
  ])
  const pageViews = report && { range, report, postDays: await postDaysIn(content, report) }
  const news = newsFor(seen)
  return {
    name,
    now: now().toISOString(),
    dashboard,
    pageViews,
    messages,
    setup,
    backup,
    legal,
    selfTest,
    security: security?.findings ?? null,
    questions,
    news,
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { loadLast } = await import('#admin/offline/client-loaders.ts').catch(openAskedPage)
  return loadLast(serverLoader, adminPaths.dashboard())
}

export function meta() {
  return adminMeta(adminMessages.overview)
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  useKeptScreen(screenMark(adminPaths.dashboard()), loaderData)
  return <DashboardPage {...loaderData} />
}

/** What somebody has not read yet; nothing for who has no account. */
function newsFor(seen: string | null | undefined): News | null {
  const latest = latestNews()
  return seen === undefined || seen === latest.version ? null : { ...latest, first: seen === null }
}

/** A day in Germany begins on the day before in UTC. */
async function postDaysIn({ posts }: PublicBackend['content'], { days }: PageViewReport): Promise<string[]> {
  const from = new Date(Date.parse(days[0]?.day ?? '') - dayMs).toISOString()
  return (await posts.datesFrom(from)).map((date) => germanDay(new Date(date)))
}

/** What the dashboard tells about messages. */
async function readNewestMessages({ inbox }: Pick<AdminBackend, 'inbox'>): Promise<NewestMessages> {
  const [summary, { messages }] = await Promise.all([
    inbox.summary(),
    inbox.list({ state: 'open', search: '', page: 1 }),
  ])
  return { summary, newest: messages.slice(0, shown) }
}
