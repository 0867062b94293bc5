import { adminMessages } from '#shared/messages/admin.ts'
import { greeting } from '#shared/greeting.ts'
import { paths } from '#shared/paths.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { LinkButton } from '#ui/kit/button.tsx'
import { AdminPage } from '../admin-page.tsx'
import { Panels } from '../panel.tsx'
import { longDate } from '../times.ts'
import { MessagesPanel, type NewestMessages } from './messages-panel.tsx'
import { SectionsPanel } from './sections-panel.tsx'

export type DashboardProps = {
  name: string
  now: string
  /** For those who may read messages. */
  messages: NewestMessages | null
}

/**
 * What is new, and where to go on. Each part is a panel of its own: a new one reads its data in the route's loader and
 * takes its place here, in the order of DESIGN.md §8.
 */
export function DashboardPage({ name, now, messages }: DashboardProps) {
  return (
    <AdminPage
      title={`${greeting(new Date(now))}, ${name.split(' ')[0]}`}
      note={longDate(now)}
      actions={
        <LinkButton href={paths.home()} variant="line">
          <Icon name="external" />
          {adminMessages.viewSite}
        </LinkButton>
      }
    >
      <Panels>
        {messages && <MessagesPanel {...messages} now={now} />}
        <SectionsPanel />
      </Panels>
    </AdminPage>
  )
}
