import { nextPaint } from '#kit/idle/next-paint.ts'

/**
 * A menu from the side. Its buttons name it by `popovertarget`, so that it opens as a popover without a script; from now on
 * it opens as a modal dialog, which keeps the focus inside and gives it back. It closes wherever it would be in the way,
 * as on wide windows.
 */
export function followSheet(sheet: HTMLDialogElement, wideWindow: string): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let wanted = false
  const leave = () => {
    wanted = false
    close(sheet)
  }
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('[popovertarget]')
      if (!button || button.getAttribute('popovertarget') !== sheet.id) return
      event.preventDefault()
      leave()
      wanted = button.popoverTargetAction !== 'hide'
      // What a modal dialog lies above becomes inert, which is a new style for everything on the page. Whoever has gone back
      // meanwhile does not want it any more.
      if (wanted) void nextPaint().then(() => wanted && sheet.isConnected && !sheet.open && sheet.showModal())
    },
    { signal },
  )
  // While capturing: the focus is back on the button before a link opens a dialog, which later returns it to there.
  sheet.addEventListener('click', (event) => leadsAway(event, sheet) && leave(), { signal, capture: true })
  addEventListener('popstate', leave, { signal })
  matchMedia(wideWindow).addEventListener('change', leave, { signal })
  return () => listeners.abort()
}

/** A click on what opens here, or on the backdrop: the dialog itself is hit only beside its content. */
function leadsAway({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, sheet: HTMLElement): boolean {
  if (metaKey || ctrlKey || shiftKey || altKey) return target === sheet
  return target === sheet || (target as Element).closest('a, [data-leaves]') !== null
}

function close(sheet: HTMLDialogElement): void {
  if (sheet.open) sheet.close()
  else if (sheet.matches(':popover-open')) sheet.hidePopover()
}
