import sprite from './art/home.svg?no-inline'
import styles from './hero-loom.module.css'
import { SpriteImage } from './sprite-image.tsx'

const viewBox = '0 0 640 800'

/**
 * The loom of home and sign-in. It keeps its shape (640 × 800) and lets bare warp hang out above: clip it in the parent.
 * The cloth appears row by row once, bottom up (docs/design.md, Parts); `data-woven` on the root element shows it finished.
 */
export function HeroLoom({ className }: { className?: string }) {
  return (
    <div className={className ? `${styles.loom} ${className}` : styles.loom} aria-hidden>
      <SpriteImage viewBox={viewBox} className={styles.warp}>
        <use href={`${sprite}#hero-warp`} />
      </SpriteImage>
      <SpriteImage viewBox={viewBox} className={styles.warpUnderCloth}>
        <use href={`${sprite}#hero-warp-under-cloth`} />
      </SpriteImage>
      <div className={styles.cloth}>
        <SpriteImage viewBox={viewBox}>
          <use href={`${sprite}#hero-cloth`} />
        </SpriteImage>
      </div>
    </div>
  )
}
