import { Link } from 'react-router'
import type { OpenReview, Dashboard, OpenWork } from '#shared/dashboard/dashboard.ts'
import { reviewMessages } from '#shared/messages/reviews.ts'
import { dashboardMessages } from '#shared/messages/dashboard.ts'
import { calendarMessages } from '#shared/messages/admin-calendar.ts'
import { publishStateLabels } from '#shared/content/publish-state.ts'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { Line, Lines } from '#admin/kit/lines.tsx'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import { recently, shortMoment } from '#admin/kit/times.ts'
import { StatusMark } from '#admin/lists/status-chip.tsx'

const reviewWords = reviewMessages.panel
const draftWords = dashboardMessages.drafts
const plannedWords = dashboardMessages.planned

/** Drafts that wait for a decision, or went back to who wrote them. */
export function ReviewsPanel({ reviews, now }: { reviews: OpenReview[]; now: string }) {
  return (
    <Panel title={reviewWords.title}>
      {reviews.length === 0 ? (
        <PanelNote>{reviewWords.empty}</PanelNote>
      ) : (
        <Lines>
          {reviews.map(({ path, title, state, by, at }) => (
            <Line
              key={path}
              to={path}
              title={title}
              note={reviewWords.note(reviewMessages.states[state], by, recently(at, now))}
            />
          ))}
        </Lines>
      )}
    </Panel>
  )
}

/** Work that visitors do not see yet. */
export function DraftsPanel({ drafts, now }: { drafts: Dashboard['drafts']; now: string }) {
  const more = drafts.all > drafts.items.length
  return (
    <Panel title={draftWords.title} aside={more && <small>{draftWords.count(drafts.all)}</small>}>
      {drafts.items.length === 0 ? (
        <PanelNote>{draftWords.empty}</PanelNote>
      ) : (
        <Lines>
          {drafts.items.map(({ path, title, state, changedAt }) => (
            <Line
              key={path}
              to={path}
              title={title}
              note={
                <>
                  <StatusMark state={state} />
                  {draftWords.changed(publishStateLabels[state], recently(changedAt, now))}
                </>
              }
            />
          ))}
        </Lines>
      )}
    </Panel>
  )
}

/** What appears or ends by itself, the next first. */
export function PlannedPanel({ planned }: { planned: OpenWork[] }) {
  return (
    <Panel
      title={plannedWords.title}
      aside={
        <Link to={adminPaths.calendar()} className="tlink">
          {calendarMessages.open}
        </Link>
      }
    >
      {planned.length === 0 ? (
        <PanelNote>{plannedWords.empty}</PanelNote>
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
                  {publishAt
                    ? plannedWords.publishes(shortMoment(publishAt))
                    : plannedWords.ends(shortMoment(unpublishAt ?? ''))}
                </>
              }
            />
          ))}
        </Lines>
      )}
    </Panel>
  )
}
