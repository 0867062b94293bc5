import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './lines.module.css'

/** The list inside a panel, up to its edges. */
export function Lines({ children }: { children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>
}

type LineProps = {
  to: string
  title: string
  /** Small below the title. */
  note?: ReactNode
  /** At the right: a time, a number, or with `calls` what to do. */
  aside?: ReactNode
  calls?: boolean
  unread?: boolean
  picture?: ReactNode
}

export function Line({ to, title, note, aside, calls, unread, picture }: LineProps) {
  return (
    <li>
      <Link to={to} className={styles.line} data-unread={unread || undefined} data-picture={picture ? true : undefined}>
        {picture}
        <span className={styles.text}>
          <b>{title}</b>
          {note && <small>{note}</small>}
        </span>
        {aside !== undefined && (
          <span className={styles.aside} data-calls={calls || undefined}>
            {aside}
          </span>
        )}
      </Link>
    </li>
  )
}

/** How much more there is, where a panel shows only the first, and the way to it. */
export function MoreLines({ children, onShow }: { children: ReactNode; onShow?: () => void }) {
  function show({ currentTarget }: MouseEvent<HTMLElement>) {
    const list = currentTarget.closest('ul')
    const before = list?.querySelectorAll('a').length ?? 0
    onShow?.()
    // The button goes; whoever used the keyboard goes on with the first line that came.
    requestAnimationFrame(() => list?.querySelectorAll('a')[before]?.focus())
  }
  return (
    <li className={styles.more}>
      {onShow ? (
        <button type="button" className="tlink" onClick={show}>
          {children}
        </button>
      ) : (
        children
      )}
    </li>
  )
}
