import { isFigure } from '#shared/html/is-figure.ts'
import { withSoftHyphens } from '#shared/text/compounds.ts'
import { UrgencyMark, ShareThread, type SheetProps } from '../sheet-parts.tsx'
import styles from './calendar.module.css'

/** Dates that run out, or what something costs: a line each, with a thread for how much of it is used up. */
export function Look({ name, columns, items }: SheetProps) {
  return (
    <table className={styles.table} data-figures={items.every(({ value }) => isFigure(value)) || undefined}>
      <caption>{name}</caption>
      {columns.length > 0 && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {items.map(({ label, value, text, share, mark }, index) => (
          <tr key={index} data-sum={share === 0 || undefined}>
            <th scope="row">
              <span>
                <UrgencyMark mark={mark} />
                {withSoftHyphens(label)}
              </span>
              <ShareThread share={share} mark={mark} />
            </th>
            <td className="no">{value}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
