import { useState } from 'react'
import { adminPaths, setupPaths } from '#shared/addresses/admin-paths.ts'
import { setupMessages } from '#shared/messages/setup.ts'
import type { SetupCard } from '#shared/setup/setup.ts'
import { Button } from '#kit/buttons/button.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import styles from './placeholders-panel.module.css'
import panelStyles from './setup-panel.module.css'

const { card: words, progress, steps } = setupMessages

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
        ? { title: words.dismissed, variant: 'success' }
        : { title: answer.message, variant: 'destructive' },
    )
  }

  return (
    <Panel title={words.title} width="full">
      <meter className={styles.meter} min={0} max={all} value={done} aria-label={progress(done, all)}>
        {progress(done, all)}
      </meter>
      <PanelNote>
        {progress(done, all)}. {words.next(steps[next].title)}
      </PanelNote>
      <div className={panelStyles.actions}>
        <ScreenButton to={adminPaths.setup(next)}>{words.go}</ScreenButton>
        <Button variant="line" onClick={() => void dismiss()}>
          {words.dismiss}
        </Button>
      </div>
    </Panel>
  )
}
