import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { BackupState } from '#shared/backup/backup.ts'
import type { Dashboard, RecentChange } from '#shared/dashboard/dashboard.ts'
import type { LegalFinding } from '#shared/legal/rules/rule.ts'
import type { SelfTestResult } from '#shared/self-test/self-test.ts'
import type { SecurityFinding } from '#shared/site-security/site-security.ts'
import type { QuestionGroup } from '#shared/questions/questions.ts'
import { greeting } from '#shared/dashboard/greeting.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { dashboardMessages } from '#shared/messages/dashboard.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { LinkButton } from '#kit/buttons/button.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { PageViewsPanel, type PageViewsPanelProps } from '#admin/page-views/page-views-panel.tsx'
import { NewsPanel, type News } from '#admin/help/news-panel.tsx'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import { Panels, Panel, PanelNote } from '#admin/kit/panel.tsx'
import { longDate, recently } from '#admin/kit/times.ts'
import { DraftsPanel, PlannedPanel, ReviewsPanel } from './work-panels.tsx'
import { PlaceholdersPanel, SetupPanel } from './progress-panels.tsx'
import { BackupPanel, LegalPanel, QuestionsPanel, SecurityPanel, SelfTestPanel } from './finding-panels.tsx'
import { MessagesPanel, type NewestMessages } from './messages-panel.tsx'
import styles from './dashboard-page.module.css'
import type { SetupCard } from '#shared/setup/setup.ts'
import { mayUse } from '#shared/people/people.ts'

const words = dashboardMessages.recentChanges

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
 * takes its place here, in the order of docs/design.md, Admin.
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

/** Who worked on what, as knots on a thread. */
function RecentChangesPanel({ changes, now }: { changes: RecentChange[]; now: string }) {
  const { principal } = useAdminFrame()
  const mayReadLog = mayUse(principal, 'administrate')
  return (
    <Panel
      title={words.title}
      aside={
        mayReadLog && (
          <Link to={adminPaths.audit()} className="tlink">
            {words.all}
          </Link>
        )
      }
    >
      {changes.length === 0 ? (
        <PanelNote>{words.empty}</PanelNote>
      ) : (
        <ol className={styles.news}>
          {changes.map(({ seq, author, title, area, action, count, path, at }) => (
            <li key={seq}>
              {action === 'import' ? (
                words.imported(author, area)
              ) : (
                <>
                  {words.by(author)} {path ? <Link to={path}>„{title}“</Link> : `„${title}“`}{' '}
                  {words.actions[action] ?? action}
                </>
              )}
              <small>
                {count > 1 ? `${words.entries(count)}, ` : area !== title && `${area}, `}
                <time dateTime={at}>{recently(at, now)}</time>
              </small>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
