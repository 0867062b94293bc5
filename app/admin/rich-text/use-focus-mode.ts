import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Nothing but the text: its frame covers the screen, in place, so that the editor and its caret stay as they are. It ends
 * with Escape, and with the keyboard going elsewhere, because what has the focus must be in sight.
 */
export function useFocusMode(frame: RefObject<HTMLElement | null>) {
  const [on, setOn] = useState(false)

  useLayoutEffect(() => {
    const element = frame.current
    if (!on || !element) return
    element.popover = 'manual'
    element.showPopover()
    return () => {
      element.popover = null
    }
  }, [on, frame])

  useEffect(() => {
    const element = frame.current
    if (!on || !element) return
    const listeners = new AbortController()
    const { signal } = listeners
    const onKeyDown = (event: KeyboardEvent) => {
      // Whatever is open inside of it closes first.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      setOn(false)
    }
    const onFocusIn = ({ target }: FocusEvent) => {
      const stays = target instanceof Element && (element.contains(target) || target.closest('dialog'))
      if (!stays) setOn(false)
    }
    element.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('focusin', onFocusIn, { signal })
    return () => listeners.abort()
  }, [on, frame])

  return { on, toggle: () => setOn((before) => !before) }
}
