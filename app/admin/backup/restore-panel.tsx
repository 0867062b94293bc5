import { useEffect, useRef, useState } from 'react'
import type { RestorePreview } from '#shared/backup/backup.ts'
import { backupMessages as words } from '#shared/messages/backup.ts'
import { exchangeMessages } from '#shared/messages/exchange.ts'
import { Button } from '#kit/buttons/button.tsx'
import { PasswordField } from '#kit/fields/credential-fields.tsx'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { Panel } from '#admin/kit/panel.tsx'
import { shortMoment } from '#admin/kit/times.ts'
import styles from '#admin/operations/operations.module.css'
import { AccessTable } from './access-table.tsx'

type RestorePanelProps = {
  preview: RestorePreview
  onConfirm: (passphrase: string) => Promise<void>
  onCancel: () => void
}

/** What would be different afterwards, before anything is. */
export function RestorePanel({ preview, onConfirm, onCancel }: RestorePanelProps) {
  const { madeAt, version, areas, access, missingMedia, migrations, key } = preview
  const different = areas.filter(({ added, changed, removed }) => added + changed + removed > 0)
  const [asking, setAsking] = useState(false)
  const [passphrase, setPassphrase] = useState('')
  const top = useRef<HTMLParagraphElement>(null)
  useEffect(() => top.current?.focus(), [])
  const notes = [
    different.length === 0 && missingMedia === 0 ? words.same : words.consequence,
    missingMedia > 0 && words.missingMedia(missingMedia),
    migrations > 0 && words.migrations(migrations),
    key === 'other' && words.otherKey,
    key === 'none' && words.noKey,
  ]
  const { area, added, changed, removed, same } = exchangeMessages.columns
  return (
    <Panel title={words.previewTitle} width="full" aside={<span>{words.previewAt(shortMoment(madeAt), version)}</span>}>
      <p ref={top} tabIndex={-1} className={styles.text}>
        {notes.filter(Boolean).join(' ')}
      </p>
      {different.length > 0 && (
        <DataTable label={words.previewTitle} head={<Columns titles={[area, added, changed, removed, same]} />}>
          {different.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <b>{row.area}</b>
                <small className={styles.below}>{row.examples.join(', ')}</small>
              </th>
              <td>{row.added || '–'}</td>
              <td>{row.changed || '–'}</td>
              <td className={row.removed > 0 ? styles.bad : undefined}>{row.removed || '–'}</td>
              <td>{row.same || '–'}</td>
            </tr>
          ))}
        </DataTable>
      )}
      <AccessTable access={access} />
      {key === 'other' && (
        <PasswordField
          label={words.passphrase}
          help={words.passphraseHint}
          name="passphrase"
          autoComplete="off"
          value={passphrase}
          onChange={({ target }) => setPassphrase(target.value)}
        />
      )}
      <div className={styles.pager}>
        <Button onClick={() => setAsking(true)}>{words.restore}</Button>
        <Button variant="line" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          danger
          title={words.restoreTitle(shortMoment(madeAt))}
          text={words.restoreText}
          confirm={words.restore}
          onConfirm={() => onConfirm(passphrase)}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}
