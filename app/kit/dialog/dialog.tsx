import { dialogMessages } from '#shared/messages/dialogs.ts'
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '#kit/buttons/button.tsx'
import { useScrollArea } from '#kit/scroll/use-scroll-area.ts'
import styles from './dialog.module.css'
import { lockScroll } from './scroll-lock.ts'

export type DialogSize = 'sign-in' | 'settings' | 'contact' | 'about' | 'legal' | 'team'

type DialogProps = { title: string; size: DialogSize; busy?: boolean; onClose: () => void; children: ReactNode }

/**
 * A modal dialog, open as long as it is rendered. Whoever renders it decides what closing means. It begins with its title,
 * or with the field that it was opened for (`data-types-first`).
 */
export function Dialog({ title, size, busy, onClose, children }: DialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const unlock = lockScroll()
    element.showModal()
    const first = element.querySelector<HTMLElement>('[data-types-first]') ?? heading.current
    first?.focus({ preventScroll: true })
    const stopListening = onDismiss(element, () => close())
    return () => {
      stopListening()
      // Before it is taken out of the page: only then does the browser give the focus back to the opener.
      element.close()
      unlock()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
    >
      <div className="selvedge" />
      <div className={styles.head}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton className={styles.close} icon="close" label={dialogMessages.close} onClick={onClose} />
      </div>
      {children}
    </dialog>
  )
}

/** What scrolls when a dialog is higher than the window. */
export function DialogBody({ children }: { children: ReactNode }) {
  const area = useScrollArea<HTMLDivElement>()
  return (
    <div ref={area} className={`${styles.body} scroll-area`}>
      <div>{children}</div>
    </div>
  )
}

/** Stays in view below the scrolling body: a note at the left, buttons at the right. */
export function DialogFoot({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      <span>{note}</span>
      {children}
    </div>
  )
}

/** Escape, the back gesture of phones and a click on the backdrop; a press that began inside does not count. */
function onDismiss(dialog: HTMLDialogElement, dismiss: () => void): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let pressedOutside = false
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      dismiss()
    },
    { signal },
  )
  // Some browsers close on a second Escape whatever the page says.
  dialog.addEventListener('close', () => dialog.open || dismiss(), { signal })
  dialog.addEventListener('pointerdown', ({ target }) => (pressedOutside = target === dialog), { signal })
  dialog.addEventListener('click', ({ target }) => pressedOutside && target === dialog && dismiss(), { signal })
  return () => listeners.abort()
}
