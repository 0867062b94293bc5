import { type ReactNode, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { contactDetails } from '#shared/company/company.ts'
import { hasSiteFrame } from '#shared/addresses/navigation.ts'
import { Chat } from '#site/chat/chat.tsx'
import { DialogHost } from './dialogs/dialog-host.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { MotionToggle } from '#kit/motion/motion-toggle.tsx'
import { Particles } from './particles/particles.tsx'
import { PageExtras } from './idle-parts.tsx'
import type { Site } from '#site/page/site.ts'
import { messages } from '#shared/messages/site.ts'
import { isLoading, subscribeLoading } from './first-visit.ts'
import styles from './site-frame.module.css'
import { ThreadLoader } from '#kit/skeleton/thread-loader.tsx'

/** What stands around every public page; the admin area and sign-in stand alone (spec §2). */
export function SiteFrame({ site, children }: { site: Site; children: ReactNode }) {
  const { pathname } = useLocation()
  if (!hasSiteFrame(pathname)) return children
  return (
    <>
      <Particles />
      <Header settings={site.settings} />
      <PageExtras consent={site.consent} />
      {children}
      <PageLoader />
      <Footer site={site} motionToggle={<MotionToggle />} />
      <Chat {...site.chat} />
      <DialogHost contact={contactDetails(site.company, site.footer)} />
    </>
  )
}

/** Stands in for the page while its code loads for the first time; the header stays usable. */
function PageLoader() {
  const loading = useSyncExternalStore(subscribeLoading, isLoading, () => false)
  if (!loading) return null
  return (
    <div className={styles.cover}>
      <ThreadLoader label={messages.page.loading} />
    </div>
  )
}
