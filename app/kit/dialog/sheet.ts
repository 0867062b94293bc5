import { nextPaint } from '#kit/idle/idle.ts'
import { lockScroll } from './scroll-lock.ts'

/**
 * A menu from the side. Its buttons name it by `popovertarget`, so that it opens as a popover without a script; from now on
 * it opens as a modal dialog, which keeps the focus inside and gives it back. It closes wherever it would be in the way,
 * as on wide windows.
 */
export function followSheet(sheet: HTMLDialogElement, wideWindow: string): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  /** Whether it opens with the next paint; who leaves before that, by key or by the way back, is not met by it. */
  let wanted = false
  let unlock: (() => void) | undefined
  const leave = () => {
    wanted = false
    close(sheet)
  }
  const open = () => {
    if (!wanted || !sheet.isConnected || sheet.open) return
    sheet.showModal()
    unlock = lockScroll()
  }
  const free = () => {
    unlock?.()
    unlock = undefined
  }
  sheet.addEventListener('close', free, { signal })
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('[popovertarget]')
      if (!button || button.getAttribute('popovertarget') !== sheet.id) return
      event.preventDefault()
      leave()
      wanted = button.popoverTargetAction !== 'hide'
      // What a modal dialog lies above becomes inert, which is a new style for everything on the page.
      if (wanted) void nextPaint().then(open)
    },
    { signal },
  )
  addEventListener('keydown', ({ key }) => void (wanted &&= key !== 'Escape'), { signal })
  // While capturing: the focus is back on the button before a link opens a dialog, which later returns it to there.
  sheet.addEventListener('click', (event) => leadsAway(event, sheet) && leave(), { signal, capture: true })
  addEventListener('popstate', leave, { signal })
  matchMedia(wideWindow).addEventListener('change', leave, { signal })
  return () => {
    listeners.abort()
    free()
  }
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
