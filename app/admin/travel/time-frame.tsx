import { useEffect, useRef, useSyncExternalStore } from 'react'
import { travelAddress } from '#shared/travel/moment.ts'
import { travelMessages } from '#shared/messages/travel.ts'
import { currentTheme, subscribeToTheme } from '#kit/theme/theme-store.ts'
import styles from './travel-page.module.css'

const words = travelMessages.frame

/** The public site at a moment. Another moment shows the page that somebody has clicked to, as of then. */
export function TimeFrame({ at }: { at: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const dark = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const) === 'dark'

  useEffect(() => {
    const inner = frame.current
    if (!inner) return
    // The history of the frame stays out of the one of the screen.
    const { pathname = '/' } = inner.contentWindow?.location ?? {}
    const path = pathname.startsWith('/') ? pathname : '/'
    inner.contentWindow?.location.replace(travelAddress(path, at, dark))
  }, [at, dark])

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={words.page(at)}
      // The page itself forbids scripts and forms; it is of our own site.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
    />
  )
}
