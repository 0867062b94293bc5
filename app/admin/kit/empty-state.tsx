import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

const warp = Array.from({ length: 24 }, (_, index) => `M${5 + index * 10} 0V120`).join('')

/** Picture, one sentence, next action (docs/design.md, Admin). */
export function EmptyState({ title, text, actions }: { title: string; text: string; actions?: ReactNode }) {
  return (
    <section className={styles.empty}>
      <svg viewBox="0 0 240 120" aria-hidden="true" fill="none">
        <path d={warp} stroke="var(--thread-open)" strokeWidth="1.6" />
        <path d="M0 105H240" stroke="var(--thread-petrol)" strokeWidth="8" />
        <path d="M0 95H240" stroke="var(--thread-waid)" strokeWidth="8" />
        <path d="M0 85H132" stroke="var(--thread-mennige)" strokeWidth="8" />
        <path d="M132 85c26 0 22-34 44-34h6" stroke="var(--thread-mennige)" strokeWidth="3" />
        <path d="m180 51 12-7h28l12 7-12 7h-28z" fill="var(--thread-wau)" />
        <path d="M196 51h20" stroke="var(--thread-night)" strokeWidth="4" />
      </svg>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  )
}
