import { contentId } from '#shared/addresses/navigation.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { consentWords } from '#shared/messages/consent.ts'
import { wordsOnPage } from '#site/page/words-on-page.ts'
import { announce } from './announce.ts'
import { findBanner, readBanner, startConsentOfPage } from './start-consent.ts'
import { acceptAll, consentState, rejectAll, subscribeToConsent } from './consent-store.ts'

const answers = { accepted: acceptAll, rejected: rejectAll }

/** Pages that must be readable without anything in the way (G7): there the banner stands below the text. */
const legalPages = new Set<string>([paths.impressum(), paths.datenschutz()])

/** Where it would leave nothing of the page, as at 400 % zoom, it stands there, too (WCAG 1.4.10). */
const lowWindow = '(max-height: 479px)'

/** Asks who has not been asked yet. Returns how to follow a page change. */
export function followBanner(): () => void {
  const banner = findBanner()
  if (!banner) return () => {}
  const { shown } = readBanner(banner)
  const sizes = new ResizeObserver(([entry]) => makeRoom(banner, entry?.borderBoxSize[0]?.blockSize ?? 0))
  banner.addEventListener('click', ({ target }) => {
    const answer = (target as Element).closest<HTMLElement>('[data-answer]')?.dataset.answer
    if (answer !== 'accepted' && answer !== 'rejected') return
    // The button that has the focus goes away with the banner.
    document.getElementById(contentId)?.focus({ preventScroll: true })
    answers[answer](shown)
    announce({ ...wordsOnPage(consentWords).toasts[answer], variant: 'success' })
  })
  const isLow = matchMedia(lowWindow)
  let isReady = false
  const place = () => {
    const { bannerVisible } = consentState()
    const isBelow = legalPages.has(location.pathname) || isLow.matches
    banner.dataset.place = isBelow ? 'below' : 'above'
    banner.hidden = !bannerVisible || !isReady
    const main = document.querySelector('main')
    if (isBelow) document.body.append(banner)
    else if (main && banner.nextElementSibling !== main) main.before(banner)
    // Tells the chat to wait (J8).
    if (bannerVisible) document.documentElement.dataset.cookieBanner = banner.dataset.place
    else delete document.documentElement.dataset.cookieBanner
  }
  startConsentOfPage()
  subscribeToConsent(place)
  isLow.addEventListener('change', place)
  void whenFontsCame(banner, () => {
    isReady = true
    place()
  })
  sizes.observe(banner)
  return place
}

/** Or will not come: with its own fonts from the start, nothing in the banner moves while it is read. */
async function whenFontsCame(banner: HTMLElement, callback: () => void): Promise<void> {
  const fonts = [...banner.querySelectorAll('h2, p, button')].map((text) => {
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(text)
    return `${fontWeight} ${fontSize} ${fontFamily}`
  })
  await Promise.allSettled([...new Set(fonts)].map((font) => document.fonts.load(font)))
  callback()
}

/** While the banner lies above the page, the page ends that much later, and the chat's button stands on the banner. */
function makeRoom(banner: HTMLElement, height: number): void {
  const room = banner.dataset.place === 'above' ? `${Math.ceil(height)}px` : ''
  const others = document.querySelectorAll<HTMLElement>('[data-offline-notice], [data-chat-corner]')
  for (const element of [document.body, ...others]) element.style.setProperty('--cookie-banner-height', room)
}
