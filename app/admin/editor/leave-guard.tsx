import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { editorMessages } from '#shared/messages/editor.ts'
import { DialogActions } from '#admin/kit/confirm-dialog.tsx'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/buttons/button.tsx'
import type { EditorStore } from './editor-store.ts'

/** Nobody leaves with unconfirmed work by accident; the browser asks on its own when the tab is closed. */
export function LeaveGuard({ store }: { store: EditorStore }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      store.hasUnsaved() && nextLocation.pathname !== currentLocation.pathname && !isCreation(nextLocation.state),
  )
  const words = editorMessages.leave

  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => store.hasUnsaved() && event.preventDefault()
    window.addEventListener('beforeunload', guard)
    return () => window.removeEventListener('beforeunload', guard)
  }, [store])

  if (blocker.state !== 'blocked') return null
  const leave = () => blocker.proceed()
  const stay = () => blocker.reset()
  return (
    <Dialog title={words.title} size="settings" onClose={stay}>
      <DialogBody>
        <p>{words.text}</p>
      </DialogBody>
      <DialogActions>
        <Button variant="line" onClick={leave}>
          {words.leave}
        </Button>
        <Button variant="line" onClick={stay}>
          {words.stay}
        </Button>
        <Button onClick={() => void store.save().then((saved) => (saved ? leave() : stay()))}>
          {words.saveAndLeave}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** A new item gets its address; that is no leaving. */
export const creationState = { stays: true }

export function isCreation(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'stays' in state
}
