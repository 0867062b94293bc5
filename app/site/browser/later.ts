import { atRest, nextPaint, whenIdle } from '#kit/idle/idle.ts'
import { personKey } from '#shared/offline/sync.ts'
import { currentYear } from '#shared/time/current-year.ts'
import { contactToasts } from '#kit/toast/contact-toast-store.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { motionAllowed, subscribeToMotion } from '#kit/motion/motion-store.ts'
import { startChat } from '#site/chat/chat-view.ts'
import { keepCornerClear } from '#site/chat/corner-room.ts'
import { consentSettings } from '#site/consent/consent-store.ts'
import { followBanner } from '#site/consent/follow-banner.ts'
import { startConsentOfPage } from '#site/consent/start-consent.ts'
import { followQueue } from '#site/contact/follow-queue.ts'
import { followHead, startParticles } from '#site/frame/particles/start-particles.ts'
import { followOfflineCopy } from '#site/offline/offline-copy.ts'
import { loadLateStyles } from '#site/page/late-styles.ts'
import { showOfflineNotice } from '#site/offline/show-offline-notice.ts'
import { startBehaviours } from './behaviours.ts'
import { fetchWhatIsSeen } from './fetch-seen.ts'
import { onPageShown } from './navigate.ts'
import { followRecurrences, followTooltip } from './recurrences.ts'
import { frameIsland, onApproach, wake } from './islands.ts'

/** Listens, or sets a clock: as soon as the browser is idle. Still no React. */
const soon = [
  () => onPageShown(startBehaviours),
  followToasts,
  followTooltip,
  startConsentOfPage,
  startChat,
  followQueue,
  correctYear,
]

/** Comes by itself and is seen, or loads something: when the page is at rest. */
const afterwards = [
  () => onPageShown(followBanner()),
  keepOfflineCopy,
  () => onPageShown((_page, gone) => void showOfflineNotice(gone)),
  () => onPageShown(keepCornerClear),
  () => onPageShown(fetchWhatIsSeen),
  followRecurrences,
  offerEditing,
  followParticles,
]

/**
 * Nothing before the first paint. Each of what comes afterwards costs a phone a frame: one follows the paint of the other,
 * and none comes beside a tap.
 */
export async function startLater(): Promise<void> {
  await nextPaint()
  for (const piece of soon) whenIdle(piece)
  for (const piece of afterwards) {
    await atRest()
    // One that fails takes none of the others along.
    queueMicrotask(piece)
    await nextPaint()
  }
}

function keepOfflineCopy(): void {
  const consent = consentSettings()
  if (consent) followOfflineCopy(consent.offlineCopy)
}

/** A page may be older than the year. */
function correctYear(): void {
  const year = document.querySelector('[data-year]')
  if (year && year.textContent !== `${new Date().getFullYear()}`) year.textContent = `${currentYear()}`
}

/** Only browsers in which somebody works in the admin area carry the mark; the rest loads nothing and asks nothing. */
function offerEditing(): void {
  if (!readMark()) return
  Promise.all([import('#site/edit-bar/start-edit-bar.ts'), loadLateStyles()])
    .then(([{ startEditBar }]) => onPageShown((page, gone) => void startEditBar(page, gone)))
    // A page that is left before it has come needs no bar; Firefox calls that an error.
    .catch(() => {})
}

function readMark(): string | null {
  try {
    return localStorage.getItem(personKey)
  } catch {
    return null
  }
}

/** What may announce something when it is used. */
const announcing = '[data-consent], [data-behaviour="share-links"], [data-dialog]'

/** The region of toasts comes before the first of them, so that screen readers know it when it speaks. */
function followToasts(): void {
  const show = () => void wake(frameIsland('toasts'))
  onApproach((target) => target instanceof Element && target.closest(announcing) && show())
  toaster.subscribe(show)
  contactToasts.subscribe(show)
  if (toaster.get().length > 0) show()
}

function followParticles(): void {
  const host = document.querySelector<HTMLElement>('[data-particles]')
  if (!host) return
  onPageShown(followHead(host))
  let stop: (() => void) | undefined
  const follow = () => {
    stop?.()
    stop = motionAllowed() ? startParticles(host) : undefined
  }
  subscribeToMotion(follow)
  follow()
}
