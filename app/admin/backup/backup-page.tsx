import { useState, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { placeOfSettings } from '#shared/help/group-help.ts'
import { backupPaths } from '#shared/addresses/admin-paths.ts'
import type { BackupLine, BackupState, BackupWork, RestorePreview } from '#shared/backup/backup.ts'
import { describeBackup } from '#shared/backup/describe-backup.ts'
import { backupMessages as words } from '#shared/messages/backup.ts'
import { Button } from '#kit/buttons/button.tsx'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Panel, Panels } from '#admin/kit/panel.tsx'
import styles from '#admin/operations/operations.module.css'
import { BackupsPanel } from './backups-panel.tsx'
import { RestorePanel } from './restore-panel.tsx'

const askEveryMs = 1_500

export type BackupPageProps = {
  state: BackupState
  /** Or why they cannot be listed. */
  backups: BackupLine[] | string
  work: BackupWork | null
  now: string
}

type Looking = { name: string; preview?: RestorePreview }

/** Making, keeping and putting back backups of everything. */
export function BackupPage({ state, backups, work: atFirst, now }: BackupPageProps) {
  const { work, begin } = useBackupWork(atFirst)
  const [looking, setLooking] = useState<Looking>()
  const running = work?.running ?? false

  async function look({ name }: BackupLine) {
    setLooking({ name })
    const answer = await callServer<RestorePreview>('GET', backupPaths.preview(name))
    if (answer.kind === 'done') return setLooking({ name, preview: answer.body })
    setLooking(undefined)
    toaster.show({ title: answer.message, variant: 'destructive' })
  }

  return (
    <AdminPage title={words.title} note={words.note}>
      <Panels>
        <Panel title={words.stateTitle} width="full" help={placeOfSettings.backup}>
          {state.problem ? (
            <FormNotice tone="danger" icon="alert">
              <p>{describeBackup(state, new Date(now))}</p>
            </FormNotice>
          ) : (
            <p className={styles.text}>{describeBackup(state, new Date(now))}</p>
          )}
          <p className={styles.text}>{state.nightly ? words.nightlyOn : words.nightlyOff}</p>
          <div className={styles.pager}>
            <Button busy={running} onClick={() => void begin(backupPaths.all())}>
              <Icon name="download" />
              {words.make}
            </Button>
            <output>
              {running ? (work?.task === 'restore' ? words.restoring : words.making) : work?.failed && work.outcome}
            </output>
          </div>
        </Panel>
        {looking?.preview && (
          <RestorePanel
            key={looking.name}
            preview={looking.preview}
            onCancel={() => setLooking(undefined)}
            onConfirm={async (passphrase) => {
              setLooking(undefined)
              await begin(backupPaths.restore(looking.name), { passphrase })
            }}
          />
        )}
        <BackupsPanel
          {...{ backups, now }}
          busy={running}
          looking={looking?.preview ? undefined : looking?.name}
          onLook={look}
        />
      </Panels>
    </AdminPage>
  )
}

type WorkAnswer = { work: BackupWork | null }

/** What the server does in the background, asked for until it is done. */
function useBackupWork(atFirst: BackupWork | null) {
  const [work, setWork] = useState(atFirst)
  const { revalidate } = useRevalidator()
  const running = work?.running ?? false

  useEffect(() => {
    if (!running) return
    const timer = setInterval(async () => {
      const answer = await callServer<WorkAnswer>('GET', backupPaths.work())
      // Also while the site is being put back somebody has to be able to hear of its end.
      if (answer.kind !== 'done' || answer.body.work?.running) return
      setWork(answer.body.work)
      if (answer.body.work) {
        const { outcome, failed } = answer.body.work
        toaster.show({ title: outcome, variant: failed ? 'destructive' : 'success' })
      }
      await revalidate()
    }, askEveryMs)
    return () => clearInterval(timer)
  }, [running, revalidate])

  return {
    work,
    async begin(path: string, body?: unknown): Promise<void> {
      const answer = await callServer<WorkAnswer>('POST', path, { body })
      if (answer.kind === 'done') setWork(answer.body.work)
      else toaster.show({ title: answer.message, variant: 'destructive' })
    },
  }
}
