import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { messages } from '#shared/messages/site.ts'
import { HeadedSection } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import styles from './table-block.module.css'

/** Rows and columns; on small screens it moves sideways within itself. */
export function TableBlock({ block: { id, title, lead, columns, rows, tone } }: BlockProps<'table'>) {
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

export function DownloadsBlock({ block: { id, title, lead, items, tone } }: BlockProps<'downloads'>) {
  return (
    <HeadedSection id={id} tone={tone} space="close" title={title} lead={lead}>
      <ul className={styles.downloads}>
        {items.map(({ label, href, text }) => (
          <li key={href}>
            <SiteLink href={href} className={styles.file}>
              <Icon name="download" />
              <span>
                <strong>{label}</strong>
                {text && <span>{text}</span>}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
