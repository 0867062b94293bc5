import type { SheetProps } from '../sheet-parts.tsx'
import styles from './strip.module.css'

/** Figures that were measured, each as high as its share. */
export function Look({ name, items }: SheetProps) {
  return (
    <>
      <p className={styles.name}>{name}</p>
      <dl className={styles.strip}>
        {items.map(({ label, value, text, share }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd className={`${styles.figure} no`}>
              {share > 0 && <Tower share={share} />}
              {value}
            </dd>
            {text && <dd>{text}</dd>}
          </div>
        ))}
      </dl>
    </>
  )
}

const picks = 10

/** Ten picks, woven up to the share. */
function Tower({ share }: { share: number }) {
  const woven = Math.round((share / 100) * picks)
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `M0 ${97 - (from + index) * 10}h60`).join('')
  return (
    <svg className={styles.tower} viewBox="0 0 60 102" aria-hidden="true">
      <path className={styles.warp} d="M6 0v102M18 0v102M30 0v102M42 0v102M54 0v102" />
      <path className={styles.weft} d={rows(0, woven)} />
    </svg>
  )
}
