import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { undoOfferedMs } from '#shared/limits.ts'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { mayUse } from '#shared/people/people.ts'
import { trashMessages as words } from '#shared/messages/admin-operations.ts'
import { daysLeft, type TrashedItem } from '#shared/operations/trash.ts'
import { Button, IconButton } from '#kit/buttons/button.tsx'
import { toaster } from '#kit/toast/toaster-store.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { EmptyState } from '#admin/kit/empty-state.tsx'
import { recently } from '#admin/kit/times.ts'
import styles from './operations.module.css'

type TrashPageProps = { items: TrashedItem[]; now: string }

/** What was deleted, for 30 days. */
export function TrashPage({ items, now }: TrashPageProps) {
  const { principal } = useAdminFrame()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [removing, setRemoving] = useState<TrashedItem | null>(null)
  const mayRemove = mayUse(principal, 'administrate')
  const address = ({ collection, id }: TrashedItem) => `/api/trash/${collection}/${encodeURIComponent(id)}`

  async function change(method: 'POST' | 'DELETE', path: string, done: () => void) {
    const answer = await callServer(method, path)
    if (answer.kind !== 'done') toaster.show({ title: answer.message, variant: 'destructive' })
    else done()
    await revalidate()
  }

  const restore = (item: TrashedItem) =>
    change('POST', `${address(item)}/restore`, () => {
      const run = () => void navigate(adminPaths.item(item.collection, item.id))
      const action = { label: words.open, run }
      toaster.show({ title: words.restored(item.title), variant: 'success', action }, undoOfferedMs)
    })
  const remove = (item: TrashedItem) =>
    change('DELETE', address(item), () => void toaster.show({ title: words.removed, variant: 'success' }))

  return (
    <AdminPage title={words.title} note={words.note}>
      {items.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText} />
      ) : (
        <DataTable
          label={words.title}
          head={
            <Columns
              titles={[words.columns.title, words.columns.deleted, words.columns.left]}
              actions={words.columns.actions}
            />
          }
        >
          {items.map((item) => (
            <tr key={`${item.collection}/${item.id}`}>
              <th scope="row">
                <b>{item.title}</b>
                <small className={styles.below}>
                  {item.area}
                  {item.wasPublic && `, ${words.wasPublic}`}
                </small>
              </th>
              <td className={styles.nowrap}>{recently(item.deletedAt, now)}</td>
              <td className={styles.nowrap}>{words.left(daysLeft(item.deletedAt, now))}</td>
              <td>
                <div className={styles.rowActions}>
                  <Button
                    size="small"
                    variant="line"
                    aria-label={words.restoreOf(item.title)}
                    onClick={() => void restore(item)}
                  >
                    {words.restore}
                  </Button>
                  {mayRemove && (
                    <IconButton icon="trash" label={words.removeOf(item.title)} onClick={() => setRemoving(item)} />
                  )}
                </div>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
      {removing && (
        <ConfirmDialog
          title={words.removeTitle(removing.title)}
          text={words.removeText}
          confirm={words.remove}
          danger
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </AdminPage>
  )
}
