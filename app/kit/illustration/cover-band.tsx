import runs from './art/cover-runs.svg?no-inline'
import styles from './cover-band.module.css'
import { coverFileOf } from './motif.tsx'
import type { MotifName } from './weave/motifs.ts'
import { SpriteImage } from './sprite-image.tsx'

/**
 * A cover over the whole width of the page. It is scaled by its height, so that no motif is ever cut: where the page is
 * wider, threads go on at the left and warp at the right.
 */
export function CoverBand({ name }: { name: MotifName }) {
  return (
    <div className={styles.frame}>
      <SpriteImage viewBox="0 0 1600 440" className={styles.cover}>
        <use href={`${runs}#run-in`} x="-3300" width="3302" height="440" />
        <use href={`${coverFileOf(name)}#${name}`} />
        <use href={`${runs}#run-out`} x="1600" width="1100" height="440" />
      </SpriteImage>
    </div>
  )
}
