import { exchangeMessages as words } from '#shared/messages/exchange.ts'
import type { SnapshotLine } from '#shared/snapshots.ts'
import { Icon } from '#ui/icon/icon.tsx'
import buttonStyles from '#ui/kit/button.module.css'
import { AdminPage } from '../admin-page.tsx'
import { Panel, Panels } from '../panel.tsx'
import { ImportPanel } from './import-panel.tsx'
import styles from './operations.module.css'
import { SnapshotsPanel } from './snapshots-panel.tsx'

/** Everything as one file, and back. */
export function ExchangePage({ snapshots, now }: { snapshots: SnapshotLine[]; now: string }) {
  return (
    <AdminPage title={words.title} note={words.note}>
      <Panels>
        <Panel title={words.exportTitle} width="half">
          <p className={styles.text}>{words.exportText}</p>
          <a href="/api/export" download className={buttonStyles.button} data-variant="primary" data-size="normal">
            <Icon name="download" />
            {words.exportButton}
          </a>
        </Panel>
        <ImportPanel />
        <SnapshotsPanel {...{ snapshots, now }} />
      </Panels>
    </AdminPage>
  )
}
