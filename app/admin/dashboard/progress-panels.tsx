import { useState } from 'react'
import { adminPaths, setupPaths } from '#shared/addresses/admin-paths.ts'
import { setupMessages } from '#shared/messages/setup.ts'
import { dashboardMessages } from '#shared/messages/dashboard.ts'
import type { SetupCard } from '#shared/setup/setup.ts'
import type { Dashboard } from '#shared/dashboard/dashboard.ts'
import { Button } from '#kit/buttons/button.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import { Line, Lines, MoreLines } from '#admin/kit/lines.tsx'
import styles from './progress-panels.module.css'

const { card: setupWords, progress, steps } = setupMessages
const placeholderWords = dashboardMessages.placeholders
const shown = 5

/** How far the guided start has come; whoever wants none of it puts it away. */
export function SetupPanel({ card }: { card: NonNullable<SetupCard> }) {
  const { done, all, next } = card
  const [gone, setGone] = useState(false)
  if (gone) return null

  async function dismiss() {
    const answer = await callServer('PUT', setupPaths.mark('all'), { body: { state: 'skipped' } })
    if (answer.kind === 'done') setGone(true)
    toaster.show(
      answer.kind === 'done'
        ? { title: setupWords.dismissed, variant: 'success' }
        : { title: answer.message, variant: 'destructive' },
    )
  }

  return (
    <Panel title={setupWords.title} width="full">
      <meter className={styles.meter} min={0} max={all} value={done} aria-label={progress(done, all)}>
        {progress(done, all)}
      </meter>
      <PanelNote>
        {progress(done, all)}. {setupWords.next(steps[next].title)}
      </PanelNote>
      <div className={styles.actions}>
        <ScreenButton to={adminPaths.setup(next)}>{setupWords.go}</ScreenButton>
        <Button variant="line" onClick={() => void dismiss()}>
          {setupWords.dismiss}
        </Button>
      </div>
    </Panel>
  )
}

/** What the owner still has to fill in; each row puts the caret there. */
export function PlaceholdersPanel({ placeholders }: { placeholders: Dashboard['gaps'] }) {
  const { open, filled, all } = placeholders
  const [whole, setWhole] = useState(false)
  const rows = whole ? open : open.slice(0, shown)
  return (
    <Panel
      title={placeholderWords.title}
      aside={all > filled && <span className={styles.count}>{placeholderWords.open(all - filled)}</span>}
    >
      <meter className={styles.meter} min={0} max={all} value={filled} aria-label={placeholderWords.meter(filled, all)}>
        {placeholderWords.meter(filled, all)}
      </meter>
      {open.length === 0 ? (
        <PanelNote>{placeholderWords.empty}</PanelNote>
      ) : (
        <Lines>
          {rows.map(({ path, title, note, count }) => (
            <Line
              key={`${path} ${title}`}
              to={path}
              title={title}
              note={note || placeholderWords.places(count)}
              aside={placeholderWords.fill}
              calls
            />
          ))}
          {open.length > rows.length && (
            <MoreLines onShow={() => setWhole(true)}>{placeholderWords.more(open.length - rows.length)}</MoreLines>
          )}
        </Lines>
      )}
    </Panel>
  )
}
