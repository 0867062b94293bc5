import { useRef } from 'react'
import { createPortal } from 'react-dom'
import type { ConsentContent } from '#shared/consent/consent.ts'
import { consentMessages } from '#shared/messages/consent.ts'
import { contentId } from '#shared/addresses/navigation.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { Button } from '#kit/buttons/button.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { announce } from './announce.ts'
import { acceptAll, rejectAll } from './consent-store.ts'
import styles from './cookie-banner.module.css'
import { useBannerRoom } from './use-banner-room.ts'

type CookieBannerProps = { content: ConsentContent; place: 'above' | 'below' }

/** Asks without getting in the way: a region, not a dialog (G2, J11). `below` puts it after everything else. */
export function CookieBanner({ content, place }: CookieBannerProps) {
  const words = consentMessages
  const { notice } = content
  const region = useRef<HTMLElement>(null)
  useBannerRoom(region, place)

  function answer(choose: typeof acceptAll, toast: (typeof words.toasts)['accepted' | 'rejected']) {
    // The button that has the focus goes away with the banner.
    if (region.current?.contains(document.activeElement))
      document.getElementById(contentId)?.focus({ preventScroll: true })
    choose(content)
    announce({ ...toast, variant: 'success' })
  }

  const banner = (
    <section ref={region} className={`${styles.banner} no-print`} data-place={place} aria-label={words.banner}>
      <div className="selvedge" />
      <div className={styles.inside}>
        <h2>{notice.title}</h2>
        <p>{notice.lead}</p>
        {notice.nothing && <p>{notice.nothing}</p>}
        {notice.requests.length > 0 && (
          <dl>
            {notice.requests.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}:</dt> <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>
          {notice.withdrawal} <SiteLink href={paths.datenschutz()}>{words.privacy}</SiteLink>
          {', '}
          <SiteLink href={paths.impressum()}>{words.imprint}</SiteLink>
        </p>
        <div className={styles.actions}>
          <Button onClick={() => answer(rejectAll, words.toasts.rejected)}>{words.reject}</Button>
          <Button onClick={() => answer(acceptAll, words.toasts.accepted)}>{words.acceptAll}</Button>
          <SiteLink href={paths.cookies()} className={styles.settings}>
            {words.openSettings}
          </SiteLink>
        </div>
      </div>
    </section>
  )
  return place === 'below' ? createPortal(banner, document.body) : banner
}
