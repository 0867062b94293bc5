import { useEffect, useRef, type MouseEvent } from 'react'

/** From this width on the header shows all items and there is no menu. */
const fullNavigation = '(min-width: 1080px)'

/** Opens the menu as a modal dialog, and closes it wherever it would be in the way. */
export function useMenuDialog() {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const menu = dialog.current
    const wide = window.matchMedia(fullNavigation)
    const closeMenu = () => close(menu)
    const closeOnClick = (event: globalThis.MouseEvent) => {
      if (leavesMenu(event, menu)) close(menu)
    }
    // While capturing: the focus is back on the burger before a link opens a dialog, which later returns it to there.
    menu?.addEventListener('click', closeOnClick, { capture: true })
    window.addEventListener('popstate', closeMenu)
    wide.addEventListener('change', closeMenu)
    return () => {
      menu?.removeEventListener('click', closeOnClick, { capture: true })
      window.removeEventListener('popstate', closeMenu)
      wide.removeEventListener('change', closeMenu)
    }
  }, [])

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

/** A click on a link that opens here, or on the backdrop: the dialog itself is hit only beside its content. */
function leavesMenu(event: globalThis.MouseEvent, menu: HTMLElement | null): boolean {
  if (event.target === menu) return true
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return !elsewhere && event.target instanceof Element && event.target.closest('a') !== null
}

function close(menu: HTMLDialogElement | null): void {
  if (menu?.open) menu.close()
  else if (menu?.matches(':popover-open')) menu.hidePopover()
}
