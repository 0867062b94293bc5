import { messages } from '#shared/messages/site.ts'
import { HeadedSection } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import styles from './block.module.css'

export const block = defineBlock('table', {
  isEmpty: ({ columns, rows }) => columns.length === 0 || rows.length === 0,
  Body: TableBlock,
})

/** Rows and columns; on small screens it moves sideways within itself. */
function TableBlock({ block: { id, title, lead, columns, rows, tone } }: BlockProps<'table'>) {
  return (
    <HeadedSection id={id} tone={tone} space="close" title={title} lead={lead}>
      {/* What moves sideways must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={`prose ${styles.table}`} tabIndex={0} aria-label={title || messages.richText.table}>
        <table>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col">
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells }, row) => (
              <tr key={row}>
                {columns.map((_, column) => (
                  <td key={column}>{cells[column]?.text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </HeadedSection>
  )
}
