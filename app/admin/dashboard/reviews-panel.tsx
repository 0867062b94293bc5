import type { OpenReview } from '#shared/dashboard/dashboard.ts'
import { reviewMessages } from '#shared/messages/reviews.ts'
import { Line, Lines } from '#admin/kit/lines.tsx'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import { recently } from '#admin/kit/times.ts'

const words = reviewMessages.panel

/** Drafts that wait for a decision, or went back to who wrote them. */
export function ReviewsPanel({ reviews, now }: { reviews: OpenReview[]; now: string }) {
  return (
    <Panel title={words.title}>
      {reviews.length === 0 ? (
        <PanelNote>{words.empty}</PanelNote>
      ) : (
        <Lines>
          {reviews.map(({ path, title, state, by, at }) => (
            <Line
              key={path}
              to={path}
              title={title}
              note={words.note(reviewMessages.states[state], by, recently(at, now))}
            />
          ))}
        </Lines>
      )}
    </Panel>
  )
}
