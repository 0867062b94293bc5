import type { ReactNode } from 'react'
import styles from './figures.module.css'

export type KeyFigure = { value: string; label: string; change?: string }

/** The few numbers above a chart. */
export function Figures({ figures }: { figures: KeyFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label, change }) => (
        <div key={label}>
          <dt>
            {label}
            {change && (
              <>
                {', '}
                <b>{change}</b>
              </>
            )}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The numbers of a chart for everybody who reads rather than looks. */
export function AsTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.table}>
      <summary>{label}</summary>
      <div>{children}</div>
    </details>
  )
}
