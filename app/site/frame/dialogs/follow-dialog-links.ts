import { isDialogName } from '#shared/dialogs/dialogs.ts'
import { openDialog } from './open-dialog.ts'

/**
 * Plain clicks on links with data-dialog open the dialog; with a modifier key, the middle button or without
 * JavaScript the real address is followed (J22). Capturing, so that the router sees that the click is taken.
 */
export function followDialogLinks(): () => void {
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
