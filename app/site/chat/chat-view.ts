import { whenIdle } from '#kit/idle/idle.ts'

/** `hidden` until its time has come; the window `shown` by itself or `opened` by the visitor; or only its button. */
type ChatView = 'hidden' | 'shown' | 'opened' | 'closed'

const closedKey = 'schaufenster-chat-closed'

/** Chat opens after 3 s (spec §9). */
const chatOpensAfterMs = 3_000

/** Opens and closes the window; neither needs its component. */
export function followChatButtons(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('[data-chat-open]')) open()
    if (target.closest('[data-chat-close]')) close()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest('[data-chat] [data-island]')) close()
  })
}

/** Shows the window without a click and without moving the focus, unless this visit has closed it before (J8). */
export function startChat(): void {
  const startedAt = Number(document.documentElement.dataset.started)
  setTimeout(
    () =>
      whenFree(() => {
        if (place()?.dataset.chat === 'hidden') show(wasClosed() ? 'closed' : 'shown')
      }),
    startedAt + chatOpensAfterMs - performance.now(),
  )
}

function open(): void {
  remember(false)
  show('opened')
  place()?.querySelector('textarea')?.focus()
}

function close(): void {
  remember(true)
  show('closed')
  place()?.querySelector<HTMLElement>('[data-chat-open]')?.focus()
}

function place(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-chat]')
}

function show(view: ChatView): void {
  const chat = place()
  if (!chat) return
  chat.dataset.chat = view
  // For toasts, which keep out of its way. Styles that ask `:has` of the root style the whole page anew at every tap.
  document.documentElement.dataset.chatView = view
}

function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(closedKey) !== null
  } catch {
    return false
  }
}

/** One key, and only because the visitor closed the window (J8). */
function remember(closed: boolean): void {
  try {
    if (closed) sessionStorage.setItem(closedKey, '1')
    else sessionStorage.removeItem(closedKey)
  } catch {
    // Blocked: it stays closed until the page is loaded anew.
  }
}

/** Calls back as soon as nothing is in the way: no open dialog, and no banner that would lie above the chat (J8). */
function whenFree(callback: () => void): void {
  const stop = new AbortController()
  const check = () => {
    if (stop.signal.aborted || !isFree()) return
    stop.abort()
    callback()
  }
  // It measures: once for all that changes meanwhile, and never while a tap is answered.
  let waits = false
  const observer = new MutationObserver(() => {
    if (waits) return
    waits = true
    whenIdle(() => {
      waits = false
      check()
    })
  })
  stop.signal.addEventListener('abort', () => observer.disconnect())
  addEventListener('resize', check, { signal: stop.signal })
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open', 'data-cookie-banner'],
  })
  check()
}

function isFree(): boolean {
  return document.querySelector('dialog:modal') === null && (!bannerLiesAbove() || bothFit())
}

function bannerLiesAbove(): boolean {
  return document.documentElement.dataset.cookieBanner === 'above'
}

/** Banner and window stand side by side at the lower edge: both widths, as their styles have them. */
const roomForBoth = '(min-width: 1200px)'

/** Neither covers the other, and the window covers nothing of what the page says first (J8). Measured before it is painted. */
function bothFit(): boolean {
  // Nothing to measure on a phone, where it would be the longest task of the whole visit.
  if (!matchMedia(roomForBoth).matches) return false
  // It still waits for its fonts, and nobody knows how much room it takes.
  if (document.querySelector('[data-consent][hidden]')) return false
  const chat = place()
  if (!chat || chat.dataset.chat !== 'hidden') return true
  show('shown')
  const room = chat.querySelector('section')?.getBoundingClientRect()
  show('hidden')
  const others = document.querySelectorAll('[data-consent], main header :is(h1, p, a:not([data-field]))')
  return !room || ![...others].some((other) => overlap(room, other.getBoundingClientRect()))
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
