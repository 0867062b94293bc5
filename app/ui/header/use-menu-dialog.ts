import { useEffect, useRef, type MouseEvent } from 'react'
import { useLocation } from 'react-router'

/** From this width on the header shows all items and there is no menu. */
const fullNavigation = '(min-width: 1080px)'

/** Opens the menu as a modal dialog, and closes it wherever it would be in the way. */
export function useMenuDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const location = useLocation()

  // The way back of the browser changes the page without a click on a link.
  useEffect(() => close(dialog.current), [location])

  useEffect(() => {
    const wide = window.matchMedia(fullNavigation)
    const closeWhenWide = () => close(dialog.current)
    wide.addEventListener('change', closeWhenWide)
    return () => wide.removeEventListener('change', closeWhenWide)
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

    /**
     * For the capture phase: the menu is closed and the focus back on the burger before a link opens a dialog of its own,
     * which then returns the focus to a place that can be seen.
     */
    closeOnLink(event: MouseEvent) {
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!elsewhere && event.target instanceof Element && event.target.closest('a')) close(dialog.current)
    },

    /** The dialog itself is hit only beside its content, that is on the backdrop. */
    closeOnBackdrop(event: MouseEvent) {
      if (event.target === event.currentTarget) close(dialog.current)
    },
  }
}

function close(dialog: HTMLDialogElement | null): void {
  if (dialog?.open) dialog.close()
  else if (dialog?.matches(':popover-open')) dialog.hidePopover()
}
