import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { offlineMessages } from '#shared/messages/offline.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { IconButton } from '#kit/buttons/icon-button.tsx'
import { copyAge } from './copy-age.ts'
import styles from './offline-notice.module.css'
import { onceReachable } from './reach-site.ts'
import { askServiceWorker } from '#kit/server-call/service-worker-client.ts'

type ShownCopy = { text: string; pathname: string }

/** Says that the page is a copy, until the site can be reached again or another page came from it. */
export function OfflineNotice() {
  const { pathname } = useLocation()
  const [copy, setCopy] = useState<ShownCopy>()
  useEffect(() => {
    void describeCopy().then(setCopy)
  }, [])
  const shown = copy?.pathname === pathname
  useEffect(() => (shown ? onceReachable(() => setCopy(undefined)) : undefined), [shown])

  return (
    <output className={`${styles.place} no-print`}>
      {shown && (
        <span className={styles.notice}>
          <Icon name="info" />
          <span>{copy.text}</span>
          <IconButton icon="close" label={offlineMessages.close} onClick={() => setCopy(undefined)} />
        </span>
      )}
    </output>
  )
}

/** Nothing to say about a page that came from the site. */
async function describeCopy(): Promise<ShownCopy | undefined> {
  if (!navigator.serviceWorker?.controller) return undefined
  const { keptAt } = await askServiceWorker({ type: 'copy-shown' })
  return keptAt ? { text: textFor(keptAt), pathname: location.pathname } : undefined
}

function textFor(keptAt: string): string {
  const cause = navigator.onLine ? offlineMessages.away : offlineMessages.offline
  return `${cause} ${copyAge(new Date(keptAt), new Date())}`
}
