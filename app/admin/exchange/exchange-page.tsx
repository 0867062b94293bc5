import { placeOfSettings } from '#shared/help/group-help.ts'
import { exchangeMessages as words } from '#shared/messages/exchange.ts'
import type { SnapshotLine } from '#shared/operations/operations.ts'
import { Icon } from '#kit/icon/icon.tsx'
import buttonStyles from '#kit/buttons/button.module.css'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Panel, Panels } from '#admin/kit/panel.tsx'
import { DefaultsPanel } from './defaults-panel.tsx'
import { ImportPanel } from './import-panel.tsx'
import styles from '#admin/operations/operations.module.css'
import { SnapshotsPanel } from '#admin/operations/snapshots-panel.tsx'

/** Everything as one file, and back. */
export function ExchangePage({ snapshots, now }: { snapshots: SnapshotLine[]; now: string }) {
  return (
    <AdminPage title={words.title} note={words.note}>
      <Panels>
        <Panel title={words.exportTitle} width="half" help={placeOfSettings.export}>
          <p className={styles.text}>{words.exportText}</p>
          <a href="/api/export" download className={buttonStyles.button} data-variant="primary" data-size="normal">
            <Icon name="download" />
            {words.exportButton}
          </a>
        </Panel>
        <ImportPanel />
        <DefaultsPanel />
        <SnapshotsPanel {...{ snapshots, now }} />
      </Panels>
    </AdminPage>
  )
}
