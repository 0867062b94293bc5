import { createContext, useContext } from 'react'
import styles from './cloth-band.module.css'
import { borderFileOf } from './motif.tsx'
import { SpriteImage } from './sprite-image.tsx'
import type { MotifName } from './weave/motifs.ts'

/** The motif of the page, whose border its bands have. */
export const PageCloth = createContext<MotifName>('web')

/** As many copies as the widest screen takes. */
const copies = [0, 1, 2, 3, 4, 5]
const repeat = 1200

/** A woven border across the whole page, scaled by its height. */
export function ClothBand({ className = '' }: { className?: string | undefined }) {
  const name = useContext(PageCloth)
  return (
    <div className={`${styles.band} ${className} no-print`}>
      <SpriteImage viewBox="0 0 1200 120" className={styles.border}>
        {copies.map((copy) => (
          <use key={copy} href={`${borderFileOf(name)}#${name}`} x={copy * repeat} width={repeat + 2} height="120" />
        ))}
      </SpriteImage>
    </div>
  )
}
