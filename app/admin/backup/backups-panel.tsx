import { backupPaths } from '#shared/addresses/admin-paths.ts'
import type { BackupLine } from '#shared/backup/backup.ts'
import { backupMessages as words } from '#shared/messages/backup.ts'
import { Button } from '#kit/buttons/button.tsx'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import { DownloadLink } from '#admin/kit/download-link.tsx'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import { formatBytes } from '#admin/kit/quantities.ts'
import { recently, shortMoment } from '#admin/kit/times.ts'
import styles from '#admin/operations/operations.module.css'

type BackupsPanelProps = {
  backups: BackupLine[] | string
  now: string
  busy: boolean
  /** The one that is being compared just now. */
  looking: string | undefined
  onLook: (backup: BackupLine) => Promise<void>
}

/** What lies in the place of backups. */
export function BackupsPanel({ backups, now, busy, looking, onLook }: BackupsPanelProps) {
  const { at, kind, content, proof, actions } = words.columns
  return (
    <Panel title={words.listTitle} width="full">
      <p className={styles.text}>{words.listText}</p>
      {typeof backups === 'string' ? (
        <FormNotice tone="danger" icon="alert">
          <p>{backups}</p>
        </FormNotice>
      ) : backups.length === 0 ? (
        <PanelNote>{words.empty}</PanelNote>
      ) : (
        <DataTable label={words.listTitle} head={<Columns titles={[at, kind, content, proof]} actions={actions} />}>
          {backups.map((backup) => (
            <tr key={backup.name}>
              <th scope="row" className={styles.nowrap}>
                {shortMoment(backup.madeAt)}
                <small className={styles.below}>{backup.version}</small>
              </th>
              <td className={styles.small}>{words.kinds[backup.kind]}</td>
              <td className={styles.small}>
                {words.records(backup.records)}, {words.media(backup.media)}
                <small className={styles.below}>
                  {formatBytes(backup.bytes + backup.mediaBytes)}
                  {!backup.withKey && `, ${words.withoutKey}`}
                </small>
              </td>
              <td>
                <span className={backup.provenAt ? styles.good : styles.bad}>
                  {backup.provenAt ? words.provenMark : words.neverProven}
                </span>
                {backup.provenAt && <small className={styles.below}>{recently(backup.provenAt, now)}</small>}
              </td>
              <td>
                <div className={styles.rowActions}>
                  <DownloadLink
                    href={backupPaths.archive(backup.name)}
                    variant="line"
                    size="small"
                    label={words.downloadOf(shortMoment(backup.madeAt))}
                  >
                    {words.download}
                  </DownloadLink>
                  <Button
                    size="small"
                    variant="line"
                    busy={busy || looking !== undefined}
                    aria-label={(looking === backup.name ? words.lookingOf : words.lookOf)(shortMoment(backup.madeAt))}
                    onClick={() => void onLook(backup)}
                  >
                    {looking === backup.name ? words.looking : words.look}
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  )
}
