import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { BackupState } from '#shared/backup/backup.ts'
import { describeBackup } from '#shared/backup/describe-backup.ts'
import { backupMessages as words } from '#shared/messages/backup.ts'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'

/** Whether the site could be put back if it were lost now. */
export function BackupPanel({ backup, now }: { backup: BackupState; now: string }) {
  const text = describeBackup(backup, new Date(now))
  return (
    <Panel
      title={words.panelTitle}
      aside={
        <Link to={adminPaths.backup()} className="tlink">
          {words.all}
        </Link>
      }
    >
      {backup.problem ? (
        <FormNotice tone="danger" icon="alert">
          <p>{text}</p>
        </FormNotice>
      ) : (
        <PanelNote>{text}</PanelNote>
      )}
      {!backup.nightly && <PanelNote>{words.nightlyOff}</PanelNote>}
    </Panel>
  )
}
