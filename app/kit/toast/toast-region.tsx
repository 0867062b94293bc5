import { toastMessages } from '#shared/messages/toasts.ts'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { followQueue } from '#site/contact/follow-queue.ts'
import { contactToasts } from './contact-toast-store.ts'
import { ToastCard } from './toast-card.tsx'
import type { Toast } from './toast.ts'
import styles from './toast-region.module.css'
import { toaster, visibleToasts } from './toaster-store.ts'
import { toastPlace, watchToastPlace } from './topmost-modal.ts'
import { useRegionFocus } from './use-region-focus.ts'
import { useToastPauses } from './use-toast-pauses.ts'

const noToasts: never[] = []

/** All toasts of the page, always in the topmost open modal dialog (J5). Once per document. */
export function ToastRegion() {
  const place = useSyncExternalStore(watchToastPlace, toastPlace, () => null)
  // A message that waited for a connection ends in a toast; and this part of every page comes when the browser is idle.
  useEffect(followQueue, [])
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
