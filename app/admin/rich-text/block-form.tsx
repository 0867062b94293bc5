import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { adminDialogMessages } from '#shared/messages/admin-dialogs.ts'
import { Button } from '#kit/buttons/button.tsx'
import styles from './toolbar.module.css'

type AskFormProps = {
  label: string
  submit: string
  onSubmit(): void
  close(): void
  /** Between submitting and cancelling. */
  further?: ReactNode
  children: ReactNode
}

/**
 * Asks for what a block needs, between the toolbar and the text. Not a form of its own: it stands inside the item's form.
 * Enter in a field submits, Escape goes back to the text and nowhere further.
 */
export function BlockForm({ label, submit, onSubmit, close, further, children }: AskFormProps) {
  const frame = useRef<HTMLFieldSetElement>(null)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    // In a list of suggestions it takes the chosen one.
    const chooses = target instanceof Element && target.hasAttribute('aria-activedescendant')
    const submits = event.key === 'Enter' && target instanceof HTMLInputElement && !chooses
    if (event.key !== 'Escape' && !submits) return
    event.preventDefault()
    if (submits) onSubmit()
    else close()
  })

  useEffect(() => {
    const element = frame.current
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    element?.querySelector<HTMLElement>('[data-first]')?.focus()
    // Not by React, which would hand on the keys of the media library that opens elsewhere in the page.
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [])

  return (
    <fieldset ref={frame} className={styles.ask} aria-label={label}>
      {children}
      <div className={styles.actions}>
        <Button size="small" onClick={onSubmit}>
          {submit}
        </Button>
        {further}
        <Button size="small" variant="line" onClick={close}>
          {adminDialogMessages.cancel}
        </Button>
      </div>
    </fieldset>
  )
}
