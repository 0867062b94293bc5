import {
  type ConsentSettings,
  withdrawnCategories,
  type GatedService,
  type OptionalCategory,
} from '#shared/consent/consent.ts'
import { showCarriedToast, expectReload } from './announce.ts'
import {
  configureConsent,
  consentKey,
  readConsent,
  sendUnsent,
  consentSettings,
  consentState,
  subscribeToConsent,
  type ShownNotice,
} from './consent-store.ts'
import { embedWords } from '#shared/messages/embed.ts'
import { wordsOnPage } from '#site/page/words-on-page.ts'
import { deleteKeys } from './delete-keys.ts'

/** What the browser needs to know, beside what is written. */
export type BannerData = { settings: ConsentSettings; shown: ShownNotice }

/** What is in the page cannot be taken out again; only a new page is without it. */
const loaded = new Set<string>()

let running = false

/** By what the page says of itself. */
export function startConsentOfPage(): void {
  const banner = findBanner()
  if (banner) startConsent(readBanner(banner).settings)
}

export function findBanner(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-consent]')
}

/** The banner stands on every page, shown or not: its data is there once, for all that need it. */
export function readBanner(banner: HTMLElement): BannerData {
  return JSON.parse(banner.dataset.consent!) as BannerData
}

/** Once per document: follows other tabs, opens the gate for what is allowed and answers clicks on embeds. */
export function startConsent(settings: ConsentSettings): void {
  configureConsent(settings)
  if (running) return
  running = true
  window.addEventListener('storage', ({ key }) => {
    if (key === consentKey || key === null) readConsent()
  })
  window.addEventListener('pageshow', readConsent)
  window.addEventListener('online', sendUnsent)
  followGate()
  followEmbeds()
  showCarriedToast()
  sendUnsent()
}

/** Second click of a two-click embed: the first was on the placeholder that the server put there (G3). */
function followEmbeds(): () => void {
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[data-embed-load]') : null
  const figure = button?.closest<HTMLElement>('figure[data-embed]')
  const placeholder = figure?.querySelector<HTMLElement>('.embed-ask')
  if (!figure?.dataset.embed || !placeholder) return
  const words = wordsOnPage(embedWords)
  const frame = document.createElement('iframe')
  frame.src = figure.dataset.embed
  frame.title = figure.querySelector('figcaption')?.textContent || words[kindOf(figure)].subject
  frame.allow = 'fullscreen; picture-in-picture; encrypted-media'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-forms allow-presentation')
  const remove = document.createElement('button')
  remove.type = 'button'
  remove.className = 'embed-remove'
  remove.textContent = words.remove
  remove.addEventListener('click', () => {
    frame.remove()
    remove.remove()
    placeholder.hidden = false
    placeholder.querySelector<HTMLElement>('[data-embed-load]')?.focus()
  })
  placeholder.hidden = true
  placeholder.after(frame, remove)
  frame.focus()
}

function kindOf({ dataset }: HTMLElement): 'video' | 'map' {
  return dataset.kind === 'map' ? 'map' : 'video'
}

/** Loads registered scripts once their category is on, and gets rid of them when it is switched off, in every tab (J9). */
function followGate(): () => void {
  let before = consentState().choices
  const follow = () => {
    const { choices } = consentState()
    const withdrawn = withdrawnCategories(before, choices)
    before = choices
    if (withdrawn.length > 0) void stopServices(withdrawn)
    loadAllowed()
  }
  loadAllowed()
  return subscribeToConsent(follow)
}

function loadAllowed(): void {
  const { choices } = consentState()
  for (const { id, category, script } of consentSettings()?.services ?? []) {
    if (!script || !choices[category] || loaded.has(id)) continue
    loaded.add(id)
    const element = document.createElement('script')
    element.src = script
    element.async = true
    element.dataset.service = id
    document.head.append(element)
  }
}

/** Without a registered service there is nothing to stop, and the page may stay as it is. */
async function stopServices(withdrawn: OptionalCategory[]): Promise<void> {
  const services = (consentSettings()?.services ?? []).filter(isWithdrawn)
  if (services.length === 0) return
  expectReload()
  await deleteKeys(services.flatMap(({ keys }) => keys))
  location.reload()

  function isWithdrawn({ category }: GatedService) {
    return withdrawn.some((name) => name === category)
  }
}
