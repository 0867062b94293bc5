import sprite from './art/scenes.svg?no-inline'
import styles from './hero-loom.module.css'
import { SpriteImage } from './sprite-image.tsx'

type HeroLoomProps = { weavesIn?: boolean; title?: string; className?: string }

const viewBox = '0 0 640 800'

/**
 * The loom of home and sign-in. It keeps its shape (640 × 800) and lets bare warp hang out above: clip it in the parent.
 * With `weavesIn` the cloth appears row by row once, bottom up (design/DESIGN.md §6).
 */
export function HeroLoom({ weavesIn = false, title, className }: HeroLoomProps) {
  const role = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <div className={className ? `${styles.loom} ${className}` : styles.loom} {...role}>
      <SpriteImage viewBox={viewBox} className={styles.warp}>
        <use href={`${sprite}#hero-warp`} />
      </SpriteImage>
      {weavesIn && (
        <SpriteImage viewBox={viewBox} className={styles.warpUnderCloth}>
          <use href={`${sprite}#hero-warp-under-cloth`} />
        </SpriteImage>
      )}
      <SpriteImage viewBox={viewBox} className={weavesIn ? styles.weaving : undefined}>
        <use href={`${sprite}#hero-cloth`} />
      </SpriteImage>
    </div>
  )
}
