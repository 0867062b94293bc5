import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { BackupState } from '#shared/backup/backup.ts'
import type { Dashboard, OpenWork } from '#shared/dashboard/dashboard.ts'
import type { LegalFinding } from '#shared/legal/rules/rule.ts'
import type { SelfTestResult } from '#shared/self-test/self-test.ts'
import type { SecurityFinding } from '#shared/site-security/site-security.ts'
import type { QuestionGroup } from '#shared/questions/questions.ts'
import { greeting } from '#shared/dashboard/greeting.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { calendarMessages } from '#shared/messages/admin-calendar.ts'
import { dashboardMessages } from '#shared/messages/dashboard.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { LinkButton } from '#kit/buttons/button.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { PageViewsPanel, type PageViewsPanelProps } from '#admin/page-views/page-views-panel.tsx'
import { BackupPanel } from '#admin/backup/backup-panel.tsx'
import { LegalPanel } from '#admin/legal/legal-panel.tsx'
import { SecurityPanel } from '#admin/site-security/security-panel.tsx'
import { SelfTestPanel } from '#admin/self-test/self-test-panel.tsx'
import { QuestionsPanel } from '#admin/questions/questions-panel.tsx'
import { NewsPanel, type News } from '#admin/help/news-panel.tsx'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Panels, Panel, PanelNote } from '#admin/kit/panel.tsx'
import { longDate, shortMoment } from '#admin/kit/times.ts'
import { DraftsPanel } from './drafts-panel.tsx'
import { PlaceholdersPanel } from './placeholders-panel.tsx'
import { MessagesPanel, type NewestMessages } from './messages-panel.tsx'
import type { SetupCard } from '#shared/setup/setup.ts'
import { SetupPanel } from './setup-panel.tsx'
import { ReviewsPanel } from './reviews-panel.tsx'
import { RecentChangesPanel } from './recent-changes-panel.tsx'
import { Line, Lines } from '#admin/kit/lines.tsx'
import { StatusMark } from '#admin/lists/status-chip.tsx'

const words = dashboardMessages.planned

export type DashboardPageProps = {
  name: string
  now: string
  dashboard: Dashboard
  /** For editors. */
  pageViews: PageViewsPanelProps | null
  /** For those who may read messages. */
  messages: NewestMessages | null
  /** For administrators, until the guided start is through. Missing in what an older version kept. */
  setup?: SetupCard
  /** For administrators. */
  backup: BackupState | null
  /** For administrators. Missing in what an older version kept. */
  legal?: LegalFinding[] | null
  /** For administrators. Missing in what an older version kept. */
  selfTest?: SelfTestResult | null
  /** For administrators. Missing in what an older version kept. */
  security?: SecurityFinding[] | null
  /** For editors. Missing in what an older version kept. */
  questions?: QuestionGroup[] | null
  /** What came with an update. Missing in what an older version kept. */
  news?: News | null
}

/**
 * What is new, and where to go on. Each part is a panel of its own: a new one reads its data in the route's loader and
 * takes its place here, in the order of DESIGN.md §8.
 */
export function DashboardPage(props: DashboardPageProps) {
  const { name, now, dashboard, pageViews, messages, setup, backup, legal, selfTest, security, questions, news } = props
  const counted = pageViews && (pageViews.report.views > 0 || pageViews.report.before.views > 0)
  const { changes, gaps: placeholders, drafts, planned, reviews = [] } = dashboard
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
          <ScreenButton to={adminPaths.newItem('blogPosts')}>
            <Icon name="plus" />
            {dashboardMessages.newPost}
          </ScreenButton>
        </>
      }
    >
      <Panels>
        {news && <NewsPanel news={news} />}
        {setup && <SetupPanel card={setup} />}
        {pageViews && counted && <PageViewsPanel {...pageViews} />}
        <RecentChangesPanel {...{ changes, now }} />
        {placeholders.all > 0 && <PlaceholdersPanel placeholders={placeholders} />}
        {legal && <LegalPanel findings={legal} />}
        {selfTest && selfTest.findings.length > 0 && <SelfTestPanel findings={selfTest.findings} />}
        {security && security.length > 0 && <SecurityPanel findings={security} />}
        {messages && <MessagesPanel {...messages} now={now} />}
        {questions && questions.length > 0 && <QuestionsPanel groups={questions} />}
        <ReviewsPanel {...{ reviews, now }} />
        <DraftsPanel {...{ drafts, now }} />
        <PlannedPanel planned={planned} />
        {backup && <BackupPanel {...{ backup, now }} />}
        {pageViews && !counted && <PageViewsPanel {...pageViews} />}
      </Panels>
    </AdminPage>
  )
}

/** What appears or ends by itself, the next first. */
function PlannedPanel({ planned }: { planned: OpenWork[] }) {
  return (
    <Panel
      title={words.title}
      aside={
        <Link to={adminPaths.calendar()} className="tlink">
          {calendarMessages.open}
        </Link>
      }
    >
      {planned.length === 0 ? (
        <PanelNote>{words.empty}</PanelNote>
      ) : (
        <Lines>
          {planned.map(({ path, title, publishAt, unpublishAt }) => (
            <Line
              key={path}
              to={path}
              title={title}
              note={
                <>
                  <StatusMark state="scheduled" />
                  {publishAt ? words.publishes(shortMoment(publishAt)) : words.ends(shortMoment(unpublishAt ?? ''))}
                </>
              }
            />
          ))}
        </Lines>
      )}
    </Panel>
  )
}
