import { useEffect, useRef, type MouseEvent } from 'react'

/** Opens a menu as a modal dialog from the side, and closes it wherever it would be in the way, as on wide windows. */
export function useSheet(wideWindow: string) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const sheet = dialog.current
    const left = new AbortController()
    const { signal } = left
    const leave = () => close(sheet)
    // While capturing: the focus is back on the button before a link opens a dialog, which later returns it to there.
    sheet?.addEventListener('click', (event) => leadsAway(event, sheet) && leave(), { signal, capture: true })
    window.addEventListener('popstate', leave, { signal })
    window.matchMedia(wideWindow).addEventListener('change', leave, { signal })
    return () => left.abort()
  }, [wideWindow])

  return {
    dialog,
    /** In place of the popover, which the same button opens without a script. */
    open(event: MouseEvent) {
      event.preventDefault()
      close(dialog.current)
      dialog.current?.showModal()
    },
    close() {
      close(dialog.current)
    },
  }
}

/** A click on what opens here, or on the backdrop: the dialog itself is hit only beside its content. */
function leadsAway({ target, metaKey, ctrlKey, shiftKey, altKey }: globalThis.MouseEvent, sheet: HTMLElement): boolean {
  if (metaKey || ctrlKey || shiftKey || altKey) return target === sheet
  return target === sheet || (target as Element).closest('a, [data-leaves]') !== null
}

function close(sheet: HTMLDialogElement | null): void {
  if (sheet?.open) sheet.close()
  else if (sheet?.matches(':popover-open')) sheet.hidePopover()
}
