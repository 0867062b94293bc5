import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { exchangeMessages as words } from '#shared/messages/exchange.ts'
import type { SnapshotLine } from '#shared/operations/operations.ts'
import { Button } from '#kit/buttons/button.tsx'
import { toaster } from '#kit/toast/toaster-store.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import { recently, shortMoment } from '#admin/kit/times.ts'
import styles from './operations.module.css'

/** Copies from before an import; each leads back. */
export function SnapshotsPanel({ snapshots, now }: { snapshots: SnapshotLine[]; now: string }) {
  const [restoring, setRestoring] = useState<SnapshotLine | null>(null)
  const { revalidate } = useRevalidator()
  const restore = async ({ id }: SnapshotLine) => {
    const answer = await callServer('POST', `/api/snapshots/${id}/restore`)
    await revalidate()
    if (answer.kind !== 'done') toaster.show({ title: answer.message, variant: 'destructive' })
    else toaster.show({ title: words.restored, variant: 'success' })
  }
  return (
    <Panel title={words.snapshotsTitle} width="full">
      <p className={styles.text}>{words.snapshotsText}</p>
      {snapshots.length === 0 ? (
        <PanelNote>{words.noSnapshots}</PanelNote>
      ) : (
        <DataTable
          label={words.snapshotsTitle}
          head={<Columns titles={[words.snapshotColumns.reason, words.snapshotColumns.at]} actions={words.restore} />}
        >
          {snapshots.map((snapshot) => (
            <tr key={snapshot.id}>
              <th scope="row">
                <b>{words.reasons[snapshot.reason]}</b>
                <small className={styles.below}>{snapshot.collections.join(', ')}</small>
              </th>
              <td className={styles.nowrap}>
                {recently(snapshot.at, now)}
                <small className={styles.below}>{snapshot.author}</small>
              </td>
              <td>
                <div className={styles.rowActions}>
                  <Button
                    size="small"
                    variant="line"
                    aria-label={words.restoreOf(words.reasons[snapshot.reason], shortMoment(snapshot.at))}
                    onClick={() => setRestoring(snapshot)}
                  >
                    {words.restore}
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
      {restoring && (
        <ConfirmDialog
          title={words.restoreTitle}
          text={words.restoreText(restoring.collections.join(', '), shortMoment(restoring.at))}
          confirm={words.restore}
          onConfirm={() => restore(restoring)}
          onClose={() => setRestoring(null)}
        />
      )}
    </Panel>
  )
}
