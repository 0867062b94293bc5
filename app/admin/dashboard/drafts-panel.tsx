import type { Dashboard } from '#shared/dashboard/dashboard.ts'
import { dashboardMessages } from '#shared/messages/dashboard.ts'
import { publishStateLabels } from '#shared/content/publish-state.ts'
import { Line, Lines } from '#admin/kit/lines.tsx'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import { StatusMark } from '#admin/lists/status-chip.tsx'
import { recently } from '#admin/kit/times.ts'

const words = dashboardMessages.drafts

/** Work that visitors do not see yet. */
export function DraftsPanel({ drafts, now }: { drafts: Dashboard['drafts']; now: string }) {
  const more = drafts.all > drafts.items.length
  return (
    <Panel title={words.title} aside={more && <small>{words.count(drafts.all)}</small>}>
      {drafts.items.length === 0 ? (
        <PanelNote>{words.empty}</PanelNote>
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
                  {words.changed(publishStateLabels[state], recently(changedAt, now))}
                </>
              }
            />
          ))}
        </Lines>
      )}
    </Panel>
  )
}
