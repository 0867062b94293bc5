import type { ReactNode } from 'react'
import styles from './fold.module.css'

type FoldProps = {
  /** How many entries a phone shows before it is asked for the rest. */
  shown: 1 | 3 | 4
  /** What the rest is, for example "Alle 12 Begriffe zeigen". */
  label: string
  /** What puts it away again. */
  less: string
  /** One list or one text; its direct children are the entries. */
  children: ReactNode
}

/** Keeps long pages short on phones. A native <details> is the switch, so it also works without JavaScript. */
export function Fold({ shown, label, less, children }: FoldProps) {
  return (
    <div className={styles.fold} data-shown={shown}>
      {children}
      <details className={`${styles.switch} no-print`}>
        <summary>
          <span className={styles.more}>{label}</span>
          <span className={styles.less}>{less}</span>
        </summary>
      </details>
    </div>
  )
}
