import { useEffect, useState, useRef, useLayoutEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'
import type { ConsentContent, ConsentSettings } from '#shared/consent/consent.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { fetchDialogContent } from '#site/dialogs/fetch-dialog-content.ts'
import { useConsent } from './use-consent.ts'
import { createPortal } from 'react-dom'
import { consentMessages } from '#shared/messages/consent.ts'
import { contentId } from '#shared/addresses/navigation.ts'
import { Button } from '#kit/buttons/button.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { announce } from './announce.ts'
import { acceptAll, rejectAll } from './consent-store.ts'
import styles from './consent-host.module.css'

type CookieBannerProps = { content: ConsentContent; place: 'above' | 'below' }

/** Pages that must be readable without anything in the way (G7): there the banner stands below the text. */
const legalPages = new Set<string>([paths.impressum(), paths.datenschutz()])

/** Consent on public pages: opens the gate for what is allowed and asks who has not been asked yet. */
export function ConsentHost({ settings }: { settings: ConsentSettings | null }) {
  const { bannerVisible } = useConsent(settings)
  const { pathname } = useLocation()
  const content = useContent(bannerVisible)
  if (!bannerVisible || !content) return null
  return <CookieBanner content={content} place={legalPages.has(pathname) ? 'below' : 'above'} />
}

/** Fetched for the banner only: most visitors have answered it long ago. Offline it waits. */
function useContent(wanted: boolean): ConsentContent | undefined {
  const [content, setContent] = useState<ConsentContent>()
  const missing = wanted && !content
  useEffect(() => {
    if (!missing) return
    const left = new AbortController()
    const { signal } = left
    const load = () => void fetchDialogContent('cookies', { closed: signal }).then(setContent, () => {})
    load()
    window.addEventListener('online', load, { signal })
    return () => left.abort()
  }, [missing])
  return content
}

/** Asks without getting in the way: a region, not a dialog (G2, J11). `below` puts it after everything else. */
function CookieBanner({ content, place }: CookieBannerProps) {
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

/**
 * While the banner lies above the page, the page ends that much later and stops scrolling that much earlier: the legal
 * links of the footer and whatever has the focus can always be seen (WCAG 2.4.11). The mark on the root element also
 * tells the chat to wait (J8).
 */
function useBannerRoom(banner: RefObject<HTMLElement | null>, place: 'above' | 'below'): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.cookieBanner = place
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      root.style.setProperty('--cookie-banner-height', `${Math.ceil(height)}px`)
    })
    if (place === 'above' && banner.current) observer.observe(banner.current)
    return () => {
      observer.disconnect()
      delete root.dataset.cookieBanner
      root.style.removeProperty('--cookie-banner-height')
    }
  }, [banner, place])
}
