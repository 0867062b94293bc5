import type { Redirect, MissingPage } from '#shared/redirects/redirect-rules.ts'
import { redirectMessages as words } from '#shared/messages/redirects.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Columns, DataTable, RowActions } from '#admin/kit/data-table.tsx'
import { recently, shortDate } from '#admin/kit/times.ts'
import styles from './redirects-page.module.css'

const missingWords = words.missing

type RedirectTableProps = {
  redirects: Redirect[]
  now: string
  onEdit: (redirect: Redirect) => void
  onRemove: (redirect: Redirect) => void
}

export function RedirectTable({ redirects, now, onEdit, onRemove }: RedirectTableProps) {
  const { source, target, origin, since } = words.columns
  return (
    <DataTable
      label={words.list}
      cards
      className={styles.table}
      head={<Columns titles={[source, target, origin, since]} actions={words.actions} />}
    >
      {redirects.map((redirect) => (
        <tr key={redirect.id}>
          <th scope="row">{redirect.source}</th>
          <td className={styles.target}>{redirect.target}</td>
          <td>{words.origins[redirect.origin]}</td>
          <td>{recently(redirect.at, now)}</td>
          <td>
            <RowActions>
              <Button
                size="small"
                variant="line"
                aria-label={words.editOf(redirect.source)}
                onClick={() => onEdit(redirect)}
              >
                {words.edit}
              </Button>
              <Button
                size="small"
                variant="line"
                aria-label={words.removeOf(redirect.source)}
                onClick={() => onRemove(redirect)}
              >
                {words.remove}
              </Button>
            </RowActions>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

type MissingPagesTableProps = { pages: MissingPage[]; onRedirect: (path: string) => void }

/** Addresses that were asked for in vain, the most frequent first. */
export function MissingPagesTable({ pages, onRedirect }: MissingPagesTableProps) {
  const { path, views, last } = missingWords.columns
  return (
    <DataTable
      label={missingWords.title}
      cards
      className={styles.table}
      head={<Columns titles={[path, views, last]} actions={words.actions} />}
    >
      {pages.map((page) => (
        <tr key={page.path}>
          <th scope="row">{page.path}</th>
          <td>{missingWords.views(page.views)}</td>
          <td>{shortDate(page.lastDay)}</td>
          <td>
            <RowActions>
              <Button
                size="small"
                aria-label={missingWords.redirectOf(page.path)}
                onClick={() => onRedirect(page.path)}
              >
                {missingWords.redirect}
              </Button>
            </RowActions>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
