import { useEffect, useRef } from 'react'
import { useMotionAllowed } from '#kit/motion/use-motion-allowed.ts'
import { whenIdle } from '#kit/idle/when-idle.ts'
import styles from './particles.module.css'

/** The background of every public page (spec §2, J23). Decoration: it waits until the browser has nothing else to do. */
export function Particles() {
  const host = useRef<HTMLDivElement>(null)
  const allowed = useMotionAllowed()

  useEffect(() => {
    if (!allowed) return
    let stop: (() => void) | undefined
    let left = false
    const cancel = whenIdle(async () => {
      const { startParticles } = await import('./start-particles.ts')
      if (!left && host.current) stop = startParticles(host.current)
    })
    return () => {
      left = true
      cancel()
      stop?.()
    }
  }, [allowed])

  return <div ref={host} className={styles.particles} aria-hidden="true" />
}
