import type { PageBlockOf } from '#blocks/kinds.ts'
import styles from './sheet-parts.module.css'

/** What every look of a piece of work draws. */
export type SheetProps = Pick<PageBlockOf<'artefact'>, 'name' | 'columns' | 'items'>

type MarkProps = Pick<SheetProps['items'][number], 'mark'>

/** One to three picks, the more the more urgent; what it means is said in words beside it. */
export function UrgencyMark({ mark }: MarkProps) {
  if (mark === 'none') return null
  const picks = { good: 1, watch: 2, urgent: 3 }[mark]
  return (
    <svg className={styles.mark} data-mark={mark} viewBox="0 0 16 14" aria-hidden="true">
      <path
        d={[12, 7, 2]
          .slice(0, picks)
          .map((y) => `M0 ${y}h16`)
          .join('')}
      />
    </svg>
  )
}

/** A thread as long as a share of the line, woven from picks. */
export function ShareThread({ share, mark }: Pick<SheetProps['items'][number], 'share'> & MarkProps) {
  if (share === 0) return null
  return (
    <svg className={styles.thread} data-mark={mark} viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.warp} d="M0 5h200" />
      <path className={styles.weft} d={`M0 5h${share * 2}`} />
    </svg>
  )
}
