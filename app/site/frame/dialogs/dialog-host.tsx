import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import type { ContactDetails } from '#shared/company/company.ts'
import { dialogPaths, isDialogName } from '#shared/dialogs/dialogs.ts'
import { whenIdle } from '#kit/idle/when-idle.ts'
import type { OpenedDialog } from './dialog-entry.ts'
import type { OpenDialogFrameProps } from './open-dialog-frame.tsx'
import { followHistory, openedDialogs, readAddress, subscribeToDialogs, openDialog } from './open-dialog.ts'

const none: OpenedDialog[] = []
const loadFrame = () => import('./open-dialog-frame.tsx')
const Frame = lazy<ComponentType<OpenDialogFrameProps>>(() =>
  loadFrame().then(
    ({ OpenDialogFrame }) => ({ default: OpenDialogFrame }),
    () => ({ default: GoToPage }),
  ),
)

/** Shows the dialogs that the address names. Once per document; a dialog opened from a dialog lies above it. */
export function DialogHost({ contact }: { contact: ContactDetails }) {
  const dialogs = useSyncExternalStore(subscribeToDialogs, openedDialogs, () => none)
  const { key } = useLocation()
  // A page change takes the hash away, and with it the dialog.
  useEffect(readAddress, [key])
  useEffect(followDialogLinks, [])
  useEffect(followHistory, [])
  useEffect(fetchFrameSoon, [])

  return dialogs.map(({ name, prefill }, depth) => (
    <Suspense key={`${depth} ${name}`}>
      <Frame name={name} prefill={prefill} contact={contact} />
    </Suspense>
  ))
}

/** No part of the first view, but there before the first click. */
function fetchFrameSoon() {
  return whenIdle(() => void loadFrame().catch(() => {}))
}

/** Without the code for dialogs the page with the same content is the better answer. */
function GoToPage({ name }: OpenDialogFrameProps) {
  useEffect(() => location.replace(dialogPaths[name]), [name])
  return null
}

/**
 * Plain clicks on links with data-dialog open the dialog; with a modifier key, the middle button or without
 * JavaScript the real address is followed (J22). Capturing, so that the router sees that the click is taken.
 */
function followDialogLinks(): () => void {
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}

function onClick(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-dialog]') : null
  const name = link?.dataset.dialog
  if (!link || !isDialogName(name)) return
  event.preventDefault()
  // Not every browser focuses a clicked link, and the dialog gives the focus back to where it was.
  link.focus({ preventScroll: true })
  const { prefill } = link.dataset
  // After everybody heard the click: a menu around the link closes first and moves the focus out of itself.
  setTimeout(() => openDialog(name, { prefill }))
}
