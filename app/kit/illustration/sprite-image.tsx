import type { ReactNode } from 'react'
import styles from './illustration.module.css'

export type SpriteImageProps = {
  viewBox: string
  /** Names the picture for people who do not see it; without one it is decoration. */
  title?: string | undefined
  className?: string | undefined
  /** How the picture fills a box of another shape. */
  fit?: 'xMidYMid slice' | 'xMidYMax slice' | 'xMaxYMax meet' | 'xMidYMid meet'
  children: ReactNode
}

export function SpriteImage({ viewBox, title, className, fit = 'xMidYMid slice', children }: SpriteImageProps) {
  const role = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg
      className={className ? `${styles.picture} ${className}` : styles.picture}
      viewBox={viewBox}
      preserveAspectRatio={fit}
      {...role}
    >
      {children}
    </svg>
  )
}
