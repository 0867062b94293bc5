import { whenIdle } from '#kit/idle/idle.ts'
import { hasRoom } from './window-room.ts'

/** `closed`: only its button; `greets`: with a greeting. The window is `shown` by itself or `opened` by the visitor. */
type ChatView = 'closed' | 'greets' | 'shown' | 'opened'

const closedKey = 'schaufenster-chat-closed'

/** Chat opens after 3 s (spec §9). */
const chatOpensAfterMs = 3_000

/** Nothing comes by itself any more: it has come, or the visitor was faster. */
const used = new AbortController()

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

/** The button is there at once, the window or its greeting 3 s later, unless this visit has closed the window before (J42). */
export function startChat(): void {
  show('closed')
  const startedAt = Number(document.documentElement.dataset.started)
  setTimeout(arrive, startedAt + chatOpensAfterMs - performance.now())
}

function open(): void {
  used.abort()
  remember(false)
  show('opened')
  place()?.querySelector('textarea')?.focus()
}

/** Gives the page its room back, without a word about the rest of the visit. */
export function foldChat(): void {
  used.abort()
  show('closed')
}

function close(): void {
  used.abort()
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

/**
 * The window where it covers nothing, elsewhere the greeting beside the button. Waits for an open dialog to close, and looks
 * again when the cookie banner is answered (J8).
 */
function arrive(): void {
  if (wasClosed() || used.signal.aborted) return
  const look = () => {
    // Whoever answers the banner at once finds it gone; before its fonts came nobody knows its room.
    if (used.signal.aborted || document.querySelector('dialog:modal') || waitsForBanner()) return
    const view = hasRoom() ? 'shown' : 'greets'
    if (view !== place()?.dataset.chat) show(view)
    if (view === 'shown' || !banner()) used.abort()
  }
  // It measures: once for all that changes meanwhile, and never while a tap is answered.
  let waits = false
  const observer = new MutationObserver(() => {
    if (waits) return
    waits = true
    whenIdle(() => {
      waits = false
      look()
    })
  })
  used.signal.addEventListener('abort', () => observer.disconnect())
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open', 'data-cookie-banner'],
  })
  look()
}

function banner(): Element | null {
  return document.documentElement.dataset.cookieBanner === 'above' ? document.querySelector('[data-consent]') : null
}

function waitsForBanner(): boolean {
  return banner()?.hasAttribute('hidden') === true
}
