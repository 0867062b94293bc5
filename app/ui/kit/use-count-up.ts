import { useEffect, useRef, useState } from 'react'
import { countUpMs } from '#shared/constants.ts'
import { motionAllowed } from '#ui/motion/motion-store.ts'

/** Progress from 0 to 1, once, when the element comes into view. Before that, and without motion, it is 1. */
export function useCountUp<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const [progress, setProgress] = useState(1)

  useEffect(() => {
    const element = ref.current
    if (!element || !motionAllowed()) return
    let frame = 0
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      const start = performance.now()
      const step = (now: number) => {
        const elapsed = Math.min(1, Math.max(0, now - start) / countUpMs)
        setProgress(1 - (1 - elapsed) ** 3)
        if (elapsed < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])

  return { ref, progress }
}
