import { useEffect, useRef } from 'react'
import { type DialogContentProps, DialogFailed, DialogLoading } from '#site/dialogs/dialog-content.tsx'
import { DialogBody } from '#kit/dialog/dialog.tsx'
import { ConsentPanel } from './consent-panel.tsx'
import { resetConsent } from './consent-store.ts'

/** The settings from the footer: the same panel as on /cookies (H12). */
export function ConsentDialog({ name, loading, retry, close }: DialogContentProps<'cookies'>) {
  const resetOnLeaving = useRef(false)
  // The banner that a reset brings back would lie behind the dialog, and a reload would open the dialog again.
  useEffect(
    () => () => {
      if (resetOnLeaving.current) resetConsent()
    },
    [],
  )
  if (loading.state === 'loading') return <DialogLoading />
  if (loading.state === 'failed') return <DialogFailed name={name} retry={retry} />
  return (
    <DialogBody>
      <ConsentPanel
        content={loading.content}
        reset={() => {
          resetOnLeaving.current = true
          close()
        }}
      />
    </DialogBody>
  )
}
