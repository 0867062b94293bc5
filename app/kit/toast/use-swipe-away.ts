import { useRef, type PointerEvent } from 'react'
import { toastSwipeDistancePx } from '#shared/constants.ts'

/** A toast follows the finger to the right and goes when it is let go far enough (E7). */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<number>(null)

  const distance = ({ clientX }: PointerEvent) => (start.current === null ? 0 : Math.max(0, clientX - start.current))
  const settle = (event: PointerEvent<HTMLElement>, away: boolean) => {
    start.current = null
    event.currentTarget.style.removeProperty('translate')
    if (away) onAway()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button')) return
      start.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== null) event.currentTarget.style.translate = `${distance(event)}px`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => settle(event, distance(event) >= toastSwipeDistancePx),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => settle(event, false),
  }
}
