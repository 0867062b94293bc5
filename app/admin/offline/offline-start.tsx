import { adminOfflineMessages } from '#shared/messages/admin-offline.ts'
import { ThreadLoader } from '#kit/skeleton/thread-loader.tsx'
import styles from './offline-start.module.css'

/** While the copy on this device is opened. */
export function OfflineStart() {
  return (
    <main className={styles.start} data-offline-start>
      <ThreadLoader label={adminOfflineMessages.starting} />
      <p aria-hidden="true">{adminOfflineMessages.starting}</p>
    </main>
  )
}
