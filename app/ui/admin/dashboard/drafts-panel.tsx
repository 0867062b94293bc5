import type { Dashboard } from '#shared/dashboard.ts'
import { dashboardMessages } from '#shared/messages/dashboard.ts'
import { publishStateLabels } from '#shared/publish-state.ts'
import { Line, Lines } from '../lines.tsx'
import { Panel, PanelNote } from '../panel.tsx'
import { StatusMark } from '../status-chip.tsx'
import { recently } from '../times.ts'

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
