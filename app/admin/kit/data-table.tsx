import type { ComponentProps, ReactNode } from 'react'
import { useOverflowFocus } from './use-overflow-focus.ts'
import styles from './data-table.module.css'

type DataTableProps = { label: string; head: ReactNode; children: ReactNode } & Pick<
  ComponentProps<'table'>,
  'ref' | 'onKeyDown' | 'className'
>

/**
 * The look of every list: rows of 68 to 88 px on a raised ground. On narrow windows the table scrolls in itself, unless
 * the screen arranges its cells in another way.
 */
export function DataTable({ label, head, children, className = '', ...rest }: DataTableProps) {
  const frame = useOverflowFocus()
  return (
    <div ref={frame} className={styles.frame}>
      <table {...rest} className={`${styles.table} ${className}`} aria-label={label}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
