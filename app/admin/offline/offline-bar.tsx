import { adminOfflineMessages } from '#shared/messages/admin-offline.ts'
import { Icon } from '#kit/icon/icon.tsx'
import styles from './offline-bar.module.css'
import type { Status } from './tab-events.ts'
import { useOffline, useOfflineStatus } from './use-offline.ts'

const words = adminOfflineMessages.status

/** Whether the server is there, and what waits for it. Says nothing while all is well. */
export function OfflineBar({ openDialog }: { openDialog(): void }) {
  const offline = useOffline()
  const status = useOfflineStatus()
  const text = textFor(status)
  if (!offline || !text) return <output className={styles.silent} aria-label={words.label} />
  const away = status.connection === 'offline'
  return (
    <div className={styles.bar} data-tone={status.connection === 'online' ? 'info' : 'warning'}>
      <Icon name={status.connection === 'online' ? 'clock' : 'warning'} />
      <output aria-label={words.label}>{text}</output>
      {away && (
        <button type="button" onClick={offline.retry}>
          {words.retry}
        </button>
      )}
      {(status.changes.length > 0 || status.refused.length > 0) && (
        <button type="button" onClick={openDialog}>
          {words.details}
        </button>
      )}
    </div>
  )
}

function textFor({ connection, changes, refused }: Status): string {
  const parked = changes.filter((change) => change.parked).length
  const waiting = changes.length - parked
  const count = waiting > 0 ? words.pending(waiting) : ''
  const problems = [parked > 0 ? words.parked(parked) : '', refused.length > 0 ? words.refused(refused.length) : '']
  const base =
    connection === 'offline'
      ? `${[words.offline, count].filter(Boolean).join(' · ')}. ${waiting > 0 ? words.offlineText : words.offlineClean}`
      : connection === 'signed-out' && waiting > 0
        ? `${count}. ${words.signedOut}`
        : // A single change is on its way all the time while somebody types.
          waiting > 1
          ? `${words.sending} ${count}`
          : ''
  return [base, ...problems].filter(Boolean).join(' ')
}
