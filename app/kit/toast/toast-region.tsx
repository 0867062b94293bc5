import { toastMessages } from '#shared/messages/toasts.ts'
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type PointerEvent } from 'react'
import { createPortal } from 'react-dom'
import { contactToasts } from './contact-toast-store.ts'
import { toaster, visibleToasts, type Toast } from './toaster-store.ts'
import styles from './toast-region.module.css'
import { useRegionFocus } from './use-region-focus.ts'
import { useToastPauses } from './use-toast-pauses.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { IconButton } from '#kit/buttons/button.tsx'

const icons = { default: 'info', success: 'check', destructive: 'alert' } as const

/**
 * The element that toasts must be in: outside an open modal dialog everything is inert and unreadable (J5). The top
 * layer cannot be asked for its order, so it is remembered who came last.
 */
let modals: HTMLDialogElement[] = []

const noToasts: never[] = []

/** All toasts of the page, always in the topmost open modal dialog (J5). Once per document. */
export function ToastRegion() {
  const place = useSyncExternalStore(watchToastPlace, toastPlace, () => null)
  return place && <PlacedRegion place={place} />
}

function PlacedRegion({ place }: { place: HTMLElement }) {
  const [container] = useState(() => document.createElement('div'))
  const region = useRef<HTMLElement>(null)
  const contact = useSyncExternalStore(contactToasts.subscribe, contactToasts.get, () => noToasts)
  const others = useSyncExternalStore(toaster.subscribe, toaster.get, () => noToasts)
  const toasts = [...contact.filter(({ open }) => open), ...visibleToasts(others)]

  // The container moves as a whole, so that the elements screen readers listen to stay the same.
  useLayoutEffect(() => {
    place.append(container)
    return () => container.remove()
  }, [place, container])
  useToastPauses(region)
  const { leave } = useRegionFocus(region, dismiss)

  const list = (role: 'alert' | 'status', shown: Toast[]) => (
    <div className={styles.list} role={role} aria-atomic="false">
      {shown.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          dismiss={() => {
            leave()
            dismiss(toast.id)
          }}
        />
      ))}
    </div>
  )
  return createPortal(
    <section
      ref={region}
      className={styles.region}
      data-in-dialog={place !== document.body || undefined}
      aria-label={toastMessages.region}
      tabIndex={-1}
    >
      {list('alert', toasts.filter(isUrgent))}
      {list(
        'status',
        toasts.filter((toast) => !isUrgent(toast)),
      )}
    </section>,
    container,
  )
}

function isUrgent({ variant }: Toast): boolean {
  return variant === 'destructive'
}

function dismiss(id: string) {
  contactToasts.dismiss(id)
  toaster.dismiss(id)
}

function toastPlace(): HTMLElement {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]
  modals = [...modals.filter((dialog) => open.includes(dialog)), ...open.filter((dialog) => !modals.includes(dialog))]
  return modals.at(-1) ?? document.body
}

function watchToastPlace(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

/** One look for both kinds of toasts. */
function ToastCard({ toast, dismiss }: { toast: Toast; dismiss: () => void }) {
  const { title, description, variant = 'default', action } = toast
  const swipe = useSwipeAway(dismiss)
  return (
    <div className={styles.toast} data-variant={variant} data-toast={toast.id} {...swipe}>
      <Icon name={icons[variant]} />
      <p>
        <b>{title}</b>
        {description}
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.run()
              dismiss()
            }}
          >
            {action.label}
          </button>
        )}
      </p>
      <IconButton className={styles.close} icon="close" label={toastMessages.dismiss} onClick={dismiss} />
    </div>
  )
}

/** How far a swipe goes is ours to say (E7). */
const toastSwipeDistancePx = 50

/** A toast follows the finger to the right and goes when it is let go far enough (E7). */
function useSwipeAway(onAway: () => void) {
  const start = useRef<number>(null)

  const distance = ({ clientX }: PointerEvent) => (start.current === null ? 0 : Math.max(0, clientX - start.current))
  const settle = (event: PointerEvent<HTMLElement>, away: boolean) => {
    start.current = null
    event.currentTarget.style.removeProperty('translate')
    if (away) onAway()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button')) return
      start.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== null) event.currentTarget.style.translate = `${distance(event)}px`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => settle(event, distance(event) >= toastSwipeDistancePx),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => settle(event, false),
  }
}
