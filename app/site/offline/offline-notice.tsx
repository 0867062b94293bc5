import type { ReactNode } from 'react'
import { offlineMessages } from '#shared/messages/offline.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { IconButton } from '#kit/buttons/button.tsx'
import styles from './offline-notice.module.css'

/** Says that the page is a copy; show-offline-notice.ts fills and shows it. Other notices stand below. */
export function OfflineNotice({ children }: { children?: ReactNode }) {
  return (
    <output className={`${styles.place} no-print`} data-offline-notice="">
      <span className={styles.notice} hidden>
        <Icon name="info" />
        <span data-text="" />
        <IconButton icon="close" label={offlineMessages.close} />
      </span>
      {children}
    </output>
  )
}
