import { useSyncExternalStore } from 'react'
import { messages } from '#shared/messages/site.ts'
import { isLoading, subscribeLoading } from './first-visit.ts'
import styles from './page-loader.module.css'
import { ThreadLoader } from '#kit/skeleton/thread-loader.tsx'

/** Stands in for the page while its code loads for the first time; the header stays usable. */
export function PageLoader() {
  const loading = useSyncExternalStore(subscribeLoading, isLoading, () => false)
  if (!loading) return null
  return (
    <div className={styles.cover}>
      <ThreadLoader label={messages.page.loading} />
    </div>
  )
}
