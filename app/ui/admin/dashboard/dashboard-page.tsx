import { adminPaths } from '#shared/admin-paths.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import { greeting } from '#shared/greeting.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { dashboardMessages } from '#shared/messages/dashboard.ts'
import { paths } from '#shared/paths.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { LinkButton } from '#ui/kit/button.tsx'
import { PageViewsPanel, type PageViewsPanelProps } from '#ui/page-views/page-views-panel.tsx'
import { AdminPage } from '../admin-page.tsx'
import { Panels } from '../panel.tsx'
import { longDate } from '../times.ts'
import { DraftsPanel } from './drafts-panel.tsx'
import { GapsPanel } from './gaps-panel.tsx'
import { NewsPanel } from './news-panel.tsx'
import { PlannedPanel } from './planned-panel.tsx'

export type DashboardPageProps = { name: string; now: string; dashboard: Dashboard; pageViews: PageViewsPanelProps }

/**
 * What is new, and where to go on. Each part is a panel of its own: a new one (messages, delivery problems, unanswered
 * questions) reads its data in the route's loader and takes its place here, in the order of DESIGN.md §8.
 */
export function DashboardPage({ name, now, dashboard, pageViews }: DashboardPageProps) {
  const { changes, gaps, drafts, planned } = dashboard
  return (
    <AdminPage
      title={`${greeting(new Date(now))}, ${name.split(' ')[0]}`}
      note={longDate(now)}
      actions={
        <>
          <LinkButton href={paths.home()} variant="line">
            <Icon name="external" />
            {adminMessages.viewSite}
          </LinkButton>
          <LinkButton href={adminPaths.newItem('blogPosts')}>
            <Icon name="plus" />
            {dashboardMessages.newPost}
          </LinkButton>
        </>
      }
    >
      <Panels>
        <PageViewsPanel {...pageViews} />
        <NewsPanel {...{ changes, now }} />
        {gaps.all > 0 && <GapsPanel gaps={gaps} />}
        <DraftsPanel {...{ drafts, now }} />
        <PlannedPanel planned={planned} />
      </Panels>
    </AdminPage>
  )
}
