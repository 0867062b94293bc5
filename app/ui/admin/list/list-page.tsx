import type { CollectionSummary, ListRow } from '#shared/admin-list.ts'
import { AdminPage } from '../admin-page.tsx'
import { DataTable } from '../data-table.tsx'
import { StatusChip } from '../status-chip.tsx'
import { recently } from '../times.ts'

type ListPageProps = { collection: CollectionSummary; rows: ListRow[]; now: string }

/** All items of a collection. */
export function ListPage({ collection, rows, now }: ListPageProps) {
  return (
    <AdminPage title={collection.label.many}>
      <DataTable
        label={collection.label.many}
        head={
          <>
            <th scope="col">Titel</th>
            <th scope="col">Status</th>
            <th scope="col">Geändert</th>
          </>
        }
      >
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <b>{row.title}</b>
              <br />
              <small>{row.details}</small>
            </th>
            <td>
              <StatusChip state={row.state} />
            </td>
            <td>{recently(row.changedAt, now)}</td>
          </tr>
        ))}
      </DataTable>
    </AdminPage>
  )
}
