import type { MissingPage } from '#shared/redirects/redirect-rules.ts'
import { redirectMessages } from '#shared/messages/redirects.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Columns, DataTable, RowActions } from '#admin/kit/data-table.tsx'
import { shortDate } from '#admin/kit/times.ts'
import styles from './redirects-page.module.css'

const words = redirectMessages.missing

type MissingPagesTableProps = { pages: MissingPage[]; onRedirect: (path: string) => void }

/** Addresses that were asked for in vain, the most frequent first. */
export function MissingPagesTable({ pages, onRedirect }: MissingPagesTableProps) {
  const { path, views, last } = words.columns
  return (
    <DataTable
      label={words.title}
      cards
      className={styles.table}
      head={<Columns titles={[path, views, last]} actions={redirectMessages.actions} />}
    >
      {pages.map((page) => (
        <tr key={page.path}>
          <th scope="row">{page.path}</th>
          <td>{words.views(page.views)}</td>
          <td>{shortDate(page.lastDay)}</td>
          <td>
            <RowActions>
              <Button size="small" aria-label={words.redirectOf(page.path)} onClick={() => onRedirect(page.path)}>
                {words.redirect}
              </Button>
            </RowActions>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
