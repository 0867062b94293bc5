import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { placeOfSettings } from '#shared/help/group-help.ts'
import { exchangeMessages as words } from '#shared/messages/exchange.ts'
import type { SnapshotLine } from '#shared/operations/operations.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Panel, Panels, PanelNote } from '#admin/kit/panel.tsx'
import { DownloadLink } from '#admin/kit/download-link.tsx'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { recently, shortMoment } from '#admin/kit/times.ts'
import { ImportPanel } from './import-panel.tsx'
import styles from '#admin/operations/operations.module.css'

const defaultWords = words.defaults

/** Everything as one file, and back. */
export function ExchangePage({ snapshots, now }: { snapshots: SnapshotLine[]; now: string }) {
  return (
    <AdminPage title={words.title} note={words.note}>
      <Panels>
        <Panel title={words.exportTitle} width="half" help={placeOfSettings.export}>
          <p className={styles.text}>{words.exportText}</p>
          <DownloadLink href="/api/export" variant="primary" size="normal">
            <Icon name="download" />
            {words.exportButton}
          </DownloadLink>
        </Panel>
        <ImportPanel />
        <DefaultsPanel />
        <SnapshotsPanel {...{ snapshots, now }} />
      </Panels>
    </AdminPage>
  )
}

/** Back to what the site came with, all at once; the copy from before stands among the others. */
function DefaultsPanel() {
  const [asking, setAsking] = useState(false)
  const { revalidate } = useRevalidator()
  const restore = async () => {
    const answer = await callServer('POST', '/api/import-defaults')
    await revalidate()
    if (answer.kind !== 'done') toaster.show({ title: answer.message, variant: 'destructive' })
    else toaster.show({ title: defaultWords.done, variant: 'success' })
  }
  return (
    <Panel title={defaultWords.title} width="full">
      <p className={styles.text}>{defaultWords.text}</p>
      <Button variant="line" onClick={() => setAsking(true)}>
        {defaultWords.button}
      </Button>
      {asking && (
        <ConfirmDialog
          title={defaultWords.confirmTitle}
          text={defaultWords.confirmText}
          confirm={defaultWords.button}
          danger
          onConfirm={restore}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}

/** Copies from before an import; each leads back. */
function SnapshotsPanel({ snapshots, now }: { snapshots: SnapshotLine[]; now: string }) {
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
