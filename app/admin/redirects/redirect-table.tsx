import type { Redirect } from '#shared/redirects/redirect-rules.ts'
import { redirectMessages as words } from '#shared/messages/redirects.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Columns, DataTable, RowActions } from '#admin/kit/data-table.tsx'
import { recently } from '#admin/kit/times.ts'
import styles from './redirects-page.module.css'

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
