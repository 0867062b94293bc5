import { glow } from '#kit/buttons/glow.ts'
import { openByHash, showCurrentTab, markSectionInView } from '#kit/scroll/into-view.ts'
import { countUp } from '#site/blocks/stats/count-up.ts'
import { leadBack } from '#site/offline/reach-site.ts'

/** What an element of the server's HTML does in the browser, without React (decision 19), until its page is gone. */
type Behaviour = (element: HTMLElement, gone: AbortSignal) => void

/** What `data-behaviour` names. Small ones come with this file; what only one page has is loaded when that page needs it. */
const behaviours: Record<string, Behaviour> = {
  'consent-settings': later(async () => (await import('#site/consent/wake-settings.ts')).wakeSettings),
  'count-up': countUp,
  'faq-search': later(async () => (await import('#site/faq/filter-questions.ts')).filterQuestions),
  glow,
  'lead-back': leadBack,
  'light-loom': lightLoom,
  'open-by-hash': openByHash,
  'open-state': whenSeen(later(async () => (await import('#site/contact/show-open-state.ts')).showOpenState)),
  'own-pattern': later(async () => (await import('#site/contact/own-pattern.ts')).weaveOwnPattern),
  'search-as-you-type': later(async () => (await import('#site/search/search-as-you-type.ts')).searchAsYouType),
  'section-in-view': markSectionInView,
  'security-question': whenSeen(later(async () => (await import('#site/contact/asked-question.ts')).askQuestion)),
  'share-links': later(async () => (await import('#site/blog/offer-sharing.ts')).offerSharing),
  'tab-in-view': showCurrentTab,
  'training-filter': later(async () => (await import('#site/training/filter-offers.ts')).filterOffers),
  'weave-once': weaveOnce,
}

const started = new WeakSet<Element>()
/** What stands around the pages lives on when one follows another (navigate.ts). */
const lasting = new AbortController().signal

/** Brings the page's elements to life that are not yet, until the page is gone. */
export function startBehaviours(page: ParentNode, gone: AbortSignal): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-behaviour]'))
    if (!started.has(element)) {
      started.add(element)
      behaviours[element.dataset.behaviour!]?.(element, element.closest('main') ? gone : lasting)
    }
}

/** Without its code the page stays as the server wrote it, which works, too. */
function later(load: () => Promise<Behaviour>): Behaviour {
  return (element, gone) => {
    load().then(
      (behave) => gone.aborted || behave(element, gone),
      () => {},
    )
  }
}

/** What costs a phone something waits until it can be seen. */
function whenSeen(behave: Behaviour): Behaviour {
  return (element, gone) => {
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        seen.disconnect()
        behave(element, gone)
      },
      // A little before, so that nothing moves under somebody's eyes.
      { rootMargin: '300px' },
    )
    seen.observe(element)
    gone.addEventListener('abort', () => seen.disconnect())
  }
}

/** Whoever comes back to the home page sees finished cloth (kit/illustration/hero-loom.tsx). */
function weaveOnce(_loom: HTMLElement, gone: AbortSignal): void {
  gone.addEventListener('abort', () => (document.documentElement.dataset.woven = ''))
}

const touches = { pointerover: true, focusin: true, pointerout: false, focusout: false }

/** While a topic is touched, its field of the loom lights up (hero.tsx). */
function lightLoom(topics: HTMLElement, gone: AbortSignal): void {
  for (const [type, lit] of Object.entries(touches))
    topics.addEventListener(type, ({ target }) => light(target as HTMLElement, lit), { signal: gone })
  // Somebody may have been quicker than this script.
  for (const touched of topics.querySelectorAll<HTMLElement>(':hover, :focus')) light(touched, true)
}

function light({ dataset }: HTMLElement, lit: boolean): void {
  const name = dataset.lights
  if (name) document.querySelector(`[data-field="${name}"]`)?.toggleAttribute('data-lit', lit)
}
