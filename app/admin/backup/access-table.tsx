import type { AccessPreview } from '#shared/backup/backup.ts'
import { backupMessages } from '#shared/messages/backup.ts'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import styles from '#admin/operations/operations.module.css'

const words = backupMessages.access

/** Who may come in after a restore, account by account. */
export function AccessTable({ access: { kept, accounts } }: { access: AccessPreview }) {
  const { account, difference, brought } = words.columns
  return (
    <>
      <p className={styles.text}>{kept ? words.kept : words.brought}</p>
      {accounts.length > 0 && (
        <DataTable label={words.title} head={<Columns titles={[account, kept ? difference : brought]} />}>
          {accounts.map(({ name, email, notes }) => (
            <tr key={email}>
              <th scope="row">
                <b>{name}</b>
                <small className={styles.below}>{email}</small>
              </th>
              <td>{notes.join('; ')}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  )
}
