import { nextPaint } from '#kit/idle/idle.ts'
import { motionAllowed } from '#kit/motion/motion-store.ts'
import { parsePage } from '#site/page/next-page.ts'
import { contentId } from '#shared/addresses/navigation.ts'
import { pageFetchHeader } from '#shared/addresses/page-fetch.ts'
import { addressKept } from '#site/page/keep-address.ts'
import { readAddress } from '#site/frame/dialogs/open-dialog.ts'
import { exchangePage } from './exchange-page.ts'
import { fetchAhead, fetchPage, isThere, type Fetched } from './fetch-page.ts'
import { hideLoader, showLoader } from './page-loader.ts'
import { isPlainClick, formAddress, pageLinkAround } from './site-links.ts'
import { followEntry, keyOfEntry, positionOf, rememberPosition, restorePosition } from './scroll-memory.ts'
import { weaveIn } from './weave-in.ts'

/**
 * `stays` keeps the place on the page and the focus: tabs and filters show another part of the same thing. `link` was
 * clicked, and `restore` is where an entry of the history was scrolled to.
 */
type How = { stays?: boolean; link?: Element; entry?: 'push' | 'replace' | 'kept'; restore?: number }
type Follower = (page: ParentNode, gone: AbortSignal) => void

const followers: Follower[] = []
let page = new AbortController()
let shownAddress = ''
let latest = 0
let changes = 0

/** Whether a page was asked for and is not there yet. */
export const isChanging = () => changes > 0

/** One page follows another: its HTML is fetched, `<main>` and the head are exchanged, everything around lives on. */
export function startNavigation(): void {
  shownAddress = addressOf(location)
  rememberPosition()
  document.addEventListener('click', (event) => {
    const link = pageLinkAround(event.target)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(link.href, { stays: 'stays' in link.dataset, link })
  })
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const address = event.defaultPrevented ? undefined : formAddress(form)
    if (!address) return
    event.preventDefault()
    void navigate(address, { stays: 'stays' in form.dataset })
  })
  const onIntent = ({ target }: Event) => {
    const link = pageLinkAround(target)
    // A finger that lies on it is to see that first.
    if (link) void nextPaint().then(() => fetchAhead(link.href))
  }
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true })
  addEventListener('popstate', () => {
    if (addressOf(location) === shownAddress) followEntry()
    else void show(location.href, { entry: 'kept', restore: positionOf(keyOfEntry()) })
  })
  document.addEventListener(addressKept, () => (shownAddress = addressOf(location)))
  document.addEventListener('page-exchanged', () => tellFollowers())
}

/** Whoever brings pages to life: called for this page and for every one that follows. */
export function onPageShown(follower: Follower): void {
  followers.push(follower)
  follower(document, page.signal)
}

export async function navigate(href: string, how: Pick<How, 'stays' | 'link'> = {}): Promise<void> {
  const url = new URL(href, location.href)
  const isShown = addressOf(url) === shownAddress
  // A place on this page is the browser's own business.
  if (isShown && url.hash) return location.assign(url.href)
  await show(url.href, { ...how, entry: isShown ? 'replace' : 'push' })
}

async function show(href: string, how: How): Promise<void> {
  const mine = ++latest
  const still = () => mine === latest
  changes += 1
  try {
    // Neither on the way back nor where the page stays (J43).
    const needsLoader = how.entry !== 'kept' && !how.stays && !isThere(href)
    const [fetched] = await Promise.all([fetchPage(href), answerClick(how, needsLoader, still)])
    if (!still()) return
    await enter(fetched, how, still)
  } catch {
    // No connection, a server in trouble, another version of the site: the browser or the worker answers.
    if (still()) location.assign(href)
  } finally {
    changes -= 1
    // A later click may have shown the loader again.
    if (still()) hideLoader()
  }
}

/** The click is painted before the page is covered or exchanged. */
async function answerClick({ entry }: How, needsLoader: boolean, still: () => boolean): Promise<void> {
  if (entry === 'kept') return
  await nextPaint()
  if (needsLoader && still()) await showLoader()
}

async function enter({ url, html, asked }: Fetched, how: How, still: () => boolean) {
  const next = parsePage(html)
  const before = shownAddress
  const exchange = await exchangePage(next, how.stays === true)
  const change = () => {
    if (!still()) return
    if (how.entry !== 'kept') changeAddress(url, how.entry)
    shownAddress = addressOf(new URL(url))
    followEntry()
    page.abort()
    page = new AbortController()
    exchange()
    readAddress()
    scroll(new URL(url), how)
    announce(how)
    // In the same task as the exchange.
    hideLoader()
  }
  if (pathOf(before) === new URL(url).pathname) change()
  else await weaveIn(change, { next, link: how.link, before: how.restore === undefined ? undefined : before })
  if (!still()) return
  // From memory: the server hears that somebody looks at it.
  if (!asked)
    void fetch(url, { method: 'HEAD', headers: { [pageFetchHeader]: 'shown' }, keepalive: true }).catch(() => {})
}

function changeAddress(url: string, entry: How['entry']): void {
  const key = `${performance.now()}`
  if (entry === 'push') history.pushState({ key }, '', url)
  else history.replaceState({ ...(history.state as object | null), key }, '', url)
}

function scroll({ hash }: URL, { stays, restore }: How): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (restore !== undefined) restorePosition(restore)
  else if (target) target.scrollIntoView({ behavior: 'instant' })
  else if (!stays) scrollTo({ top: 0, behavior: motionAllowed() ? 'smooth' : 'instant' })
}

/** The new content has the focus, and its title is said. */
function announce({ stays }: How): void {
  if (stays) return
  if (!location.hash) document.getElementById(contentId)?.focus({ preventScroll: true })
  const announcer = document.querySelector('[data-announcer]')
  if (announcer) announcer.textContent = document.title
}

function tellFollowers(): void {
  for (const follower of followers) follower(document, page.signal)
}

function pathOf(address: string): string {
  return new URL(address, location.origin).pathname
}

function addressOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search
}
