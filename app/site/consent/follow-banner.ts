import { contentId } from '#shared/addresses/navigation.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { consentMessages } from '#shared/messages/consent.ts'
import { announce } from './announce.ts'
import { acceptAll, consentState, rejectAll, subscribeToConsent } from './consent-store.ts'
import type { BannerData } from './cookie-banner.tsx'
import { startConsent } from './start-consent.ts'

const answers = { accepted: acceptAll, rejected: rejectAll }

/** Pages that must be readable without anything in the way (G7): there the banner stands below the text. */
const legalPages = new Set<string>([paths.impressum(), paths.datenschutz()])

/** Opens the gate for what is allowed and asks who has not been asked yet. Returns how to follow a page change. */
export function followBanner(): () => void {
  const banner = document.querySelector<HTMLElement>('[data-consent]')
  if (!banner) return () => {}
  const { settings, shown } = JSON.parse(banner.dataset.consent!) as BannerData
  const sizes = new ResizeObserver(() => showRoom(banner))
  banner.addEventListener('click', ({ target }) => {
    const answer = (target as Element).closest<HTMLElement>('[data-answer]')?.dataset.answer
    if (answer !== 'accepted' && answer !== 'rejected') return
    // The button that has the focus goes away with the banner.
    document.getElementById(contentId)?.focus({ preventScroll: true })
    answers[answer](shown)
    announce({ ...consentMessages.toasts[answer], variant: 'success' })
  })
  const place = () => {
    banner.dataset.place = legalPages.has(location.pathname) ? 'below' : 'above'
    banner.hidden = !consentState().bannerVisible
    if (banner.dataset.place === 'below') document.body.append(banner)
    else document.querySelector('main')?.before(banner)
    showRoom(banner)
  }
  startConsent(settings)
  subscribeToConsent(place)
  sizes.observe(banner)
  return place
}

/**
 * While the banner lies above the page, the page ends that much later and stops scrolling that much earlier: the legal
 * links of the footer and whatever has the focus can always be seen (WCAG 2.4.11). The mark on the root element also
 * tells the chat to wait (J8).
 */
function showRoom(banner: HTMLElement): void {
  const root = document.documentElement
  if (banner.hidden) {
    delete root.dataset.cookieBanner
    root.style.removeProperty('--cookie-banner-height')
    return
  }
  root.dataset.cookieBanner = banner.dataset.place
  if (banner.dataset.place === 'above')
    root.style.setProperty('--cookie-banner-height', `${Math.ceil(banner.getBoundingClientRect().height)}px`)
  else root.style.removeProperty('--cookie-banner-height')
}
