import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** F8 and Alt+T lead to the toasts, Escape closes the one with the focus and nothing around it (E7, E8). */
export function useRegionFocus(region: RefObject<HTMLElement | null>, dismiss: (id: string) => void) {
  const cameFrom = useRef<HTMLElement>(null)

  /** Before the toast with the focus goes: the keyboard stays with the other toasts, if any, else goes where it was. */
  function leave() {
    const element = region.current
    const focused = document.activeElement
    if (!element?.contains(focused)) return
    const others = element.querySelectorAll('[data-toast]').length > 1
    if (others && focused?.matches(':focus-visible')) element.focus()
    else if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true })
    else if (focused instanceof HTMLElement) focused.blur()
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const element = region.current
    if (!element) return
    if (event.code === 'F8' || (event.altKey && event.code === 'KeyT')) {
      event.preventDefault()
      element.focus()
    }
    if (event.key !== 'Escape' || !element.contains(document.activeElement)) return
    event.preventDefault()
    const toast =
      document.activeElement?.closest<HTMLElement>('[data-toast]') ?? element.querySelector<HTMLElement>('[data-toast]')
    leave()
    if (toast?.dataset.toast) dismiss(toast.dataset.toast)
  })

  useEffect(() => {
    const listeners = new AbortController()
    const options = { signal: listeners.signal }
    document.addEventListener('keydown', (event) => onKeyDown(event), options)
    region.current?.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
          cameFrom.current = relatedTarget
      },
      options,
    )
    return () => listeners.abort()
  }, [region])

  return { leave }
}
