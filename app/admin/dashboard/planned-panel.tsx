import type { OpenWork } from '#shared/dashboard/dashboard.ts'
import { dashboardMessages } from '#shared/messages/dashboard.ts'
import { Line, Lines } from '#admin/kit/lines.tsx'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import { StatusMark } from '#admin/lists/status-chip.tsx'
import { shortMoment } from '#admin/kit/times.ts'

const words = dashboardMessages.planned

/** What appears or ends by itself, the next first. */
export function PlannedPanel({ planned }: { planned: OpenWork[] }) {
  return (
    <Panel title={words.title}>
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
