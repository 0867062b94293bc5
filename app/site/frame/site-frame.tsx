import type { ReactNode } from 'react'
import { contactDetails } from '#shared/company/company.ts'
import { messages } from '#shared/messages/site.ts'
import { ThreadLoader } from '#kit/skeleton/thread-loader.tsx'
import { ChatWidget } from '#site/chat/chat-widget.tsx'
import { CookieBanner } from '#site/consent/cookie-banner.tsx'
import { OfflineNotice } from '#site/offline/offline-notice.tsx'
import { Island } from '#site/page/island.tsx'
import { SiteWords } from '#site/page/site-words.tsx'
import { IncidentBar } from '#site/status/incident-bar.tsx'
import { TravelBar } from '#site/travel/travel-bar.tsx'
import type { Site } from '#site/page/site.ts'
import { SiteFooter } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import styles from './site-frame.module.css'

/** What stands around every public page and lives on when another page follows (spec §2). */
export function SiteFrame({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <>
      {site.travel && <TravelBar travel={site.travel} />}
      <div className={styles.particles} data-particles="" aria-hidden="true" />
      <Header logo={site.logo} menu={site.menu} off={site.off} />
      <OfflineNotice>
        <IncidentBar notices={site.incidents} />
      </OfflineNotice>
      {site.notice && site.consent && <CookieBanner content={site.notice} settings={site.consent} />}
      {children}
      {/* Covers the page until the next one is there; the header stays usable. */}
      <div className={styles.cover} data-page-loader="" hidden>
        <ThreadLoader label={messages.page.loading} />
      </div>
      <SiteFooter site={site} />
      <ChatWidget {...site.chat} mark={site.logo.mark} />
      <Island name="dialogs" wake="asked" props={{ contact: contactDetails(site.company, site.footer) }} />
      <Island name="toasts" wake="asked" />
      <SiteWords />
      <p className="visually-hidden" aria-live="polite" data-announcer="" />
    </>
  )
}
