import { useState } from 'react'
import type { Dashboard } from '#shared/dashboard/dashboard.ts'
import { dashboardMessages } from '#shared/messages/dashboard.ts'
import { Line, Lines, MoreLines } from '#admin/kit/lines.tsx'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import styles from './placeholders-panel.module.css'

const words = dashboardMessages.placeholders
const shown = 5

/** What the owner still has to fill in; each row puts the caret there. */
export function PlaceholdersPanel({ placeholders }: { placeholders: Dashboard['gaps'] }) {
  const { open, filled, all } = placeholders
  const [whole, setWhole] = useState(false)
  const rows = whole ? open : open.slice(0, shown)
  return (
    <Panel title={words.title} aside={all > filled && <span className={styles.count}>{words.open(all - filled)}</span>}>
      <meter className={styles.meter} min={0} max={all} value={filled} aria-label={words.meter(filled, all)}>
        {words.meter(filled, all)}
      </meter>
      {open.length === 0 ? (
        <PanelNote>{words.empty}</PanelNote>
      ) : (
        <Lines>
          {rows.map(({ path, title, note, count }) => (
            <Line
              key={`${path} ${title}`}
              to={path}
              title={title}
              note={note || words.places(count)}
              aside={words.fill}
              calls
            />
          ))}
          {open.length > rows.length && (
            <MoreLines onShow={() => setWhole(true)}>{words.more(open.length - rows.length)}</MoreLines>
          )}
        </Lines>
      )}
    </Panel>
  )
}
