import { nextPaint } from '#kit/idle/idle.ts'
import { dialogPaths, isDialogName } from '#shared/dialogs/dialogs.ts'
import {
  openDialog,
  followHistory,
  openedDialogs,
  readAddress,
  subscribeToDialogs,
} from '#site/frame/dialogs/open-dialog.ts'
import { isPlainClick } from './site-links.ts'
import { frameIsland, onApproach, wake } from './islands.ts'

/** Dialogs open by links that name them and by the address; their code comes when somebody turns to such a link. */
export function followDialogs(): void {
  const host = frameIsland('dialogs')
  const strip = document.documentElement.dataset
  const show = async () => {
    if (openedDialogs().length === 0) return
    // The strip at the top says that something comes, until it is there.
    strip.opening = ''
    await wake(host)
    delete strip.opening
    // Without the code for dialogs the page with the same content is the better answer.
    const top = openedDialogs().at(-1)
    if (top && host && !('awake' in host.dataset)) location.replace(dialogPaths[top.name])
  }
  onApproach((target) => void (openerAround(target) && wake(host)))
  document.addEventListener('click', onClick, true)
  followHistory()
  subscribeToDialogs(() => void show())
  readAddress()
}

function openerAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-dialog]') : null
}

/**
 * Plain clicks on links with data-dialog open the dialog; with a modifier key, the middle button or without
 * JavaScript the real address is followed (J22). Capturing, so that a page change sees that the click is taken.
 */
function onClick(event: MouseEvent): void {
  const link = openerAround(event.target)
  const name = link?.dataset.dialog
  if (!link || !isDialogName(name) || !isPlainClick(event)) return
  event.preventDefault()
  // Not every browser focuses a clicked link, and the dialog gives the focus back to where it was.
  link.focus({ preventScroll: true })
  const { prefill } = link.dataset
  document.documentElement.dataset.opening = ''
  // After everybody heard the click, too: a menu around the link closes first and moves the focus out of itself.
  void nextPaint().then(() => openDialog({ name, ...(prefill && { prefill }) }))
}
