import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import styles from './data-table.module.css'

type DataTableProps = {
  label: string
  head: ReactNode
  /** On narrow windows each row is a card, its cells one below the other. */
  cards?: boolean
  children: ReactNode
} & Pick<ComponentProps<'table'>, 'ref' | 'onKeyDown' | 'className'>

/**
 * The look of every list: rows of 68 to 88 px on a raised ground. On narrow windows the table scrolls in itself, unless
 * the screen arranges its cells in another way.
 */
export function DataTable({ label, head, cards, children, className = '', ...rest }: DataTableProps) {
  const frame = useOverflowFocus()
  return (
    <div ref={frame} className={styles.frame}>
      <table {...rest} className={`${styles.table} ${cards ? styles.cards : ''} ${className}`} aria-label={label}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

/** Headings of columns; what a row can be asked to do has one for the ear only. */
export function Columns({ titles, actions }: { titles: string[]; actions?: string }) {
  return (
    <>
      {titles.map((title) => (
        <th key={title} scope="col">
          {title}
        </th>
      ))}
      {actions && (
        <th scope="col">
          <span className="visually-hidden">{actions}</span>
        </th>
      )}
    </>
  )
}

/** What a row of cards can be asked to do: at its end, below the rest on narrow windows. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

/** A box that scrolls sideways can be reached and scrolled with the keyboard; one that does not is no stop for it. */
function useOverflowFocus() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const sizes = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return box
}
