import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/**
 * Nothing but the text: its frame covers the screen (rich-text.module.css), so that the editor and its caret stay where
 * they are. It ends with Escape, unless that closes something inside of it, and with the keyboard going elsewhere,
 * because what has the focus must be in sight.
 */
export function useFocusMode(frame: RefObject<HTMLElement | null>, somethingIsOpen: () => boolean) {
  const [on, setOn] = useState(false)
  const mayEnd = useEffectEvent(() => !somethingIsOpen())

  useEffect(() => {
    const element = frame.current
    if (!on || !element) return
    const listeners = new AbortController()
    const { signal } = listeners
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !mayEnd()) return
      event.preventDefault()
      event.stopPropagation()
      setOn(false)
    }
    const onFocusIn = ({ target }: FocusEvent) => {
      const stays = target instanceof Element && (element.contains(target) || target.closest('dialog'))
      if (!stays) setOn(false)
    }
    // Before the text takes the key for itself.
    element.addEventListener('keydown', onKeyDown, { signal, capture: true })
    document.addEventListener('focusin', onFocusIn, { signal })
    return () => listeners.abort()
  }, [on, frame])

  return { on, toggle: () => setOn((before) => !before) }
}
