import { useEffect, useRef } from 'react'

/** A box that scrolls sideways can be reached and scrolled with the keyboard; one that does not is no stop for it. */
export function useOverflowFocus() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const sizes = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return box
}
