import type { Dashboard } from '#shared/dashboard/dashboard.ts'
import { dashboardMessages } from '#shared/messages/dashboard.ts'
import { Line, Lines, MoreLines } from '#admin/kit/lines.tsx'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import styles from './placeholders-panel.module.css'

const words = dashboardMessages.placeholders
const shown = 5

/** What the owner still has to fill in; each row leads to its field's form. */
export function PlaceholdersPanel({ placeholders }: { placeholders: Dashboard['gaps'] }) {
  const { open, filled, all } = placeholders
  return (
    <Panel title={words.title} aside={all > filled && <span className={styles.count}>{words.open(all - filled)}</span>}>
      <meter className={styles.meter} min={0} max={all} value={filled} aria-label={words.meter(filled, all)}>
        {words.meter(filled, all)}
      </meter>
      {open.length === 0 ? (
        <PanelNote>{words.empty}</PanelNote>
      ) : (
        <Lines>
          {open.slice(0, shown).map(({ path, title, note, count }) => (
            <Line
              key={`${path} ${title}`}
              to={path}
              title={title}
              note={note || words.places(count)}
              aside={words.fill}
              calls
            />
          ))}
          {open.length > shown && <MoreLines>{words.more(open.length - shown)}</MoreLines>}
        </Lines>
      )}
    </Panel>
  )
}
