import { foldChat } from '#site/chat/chat-view.ts'

/** What lies over the page at its lower end. */
const chatWindow = '[data-chat] [data-island] > section'
const above = `[data-consent][data-place=above], [data-chat-corner], ${chatWindow}, [data-offline-notice] > :not([hidden])`
/** What an outline takes beside what has the focus. */
const outlinePx = 8

/**
 * Whatever the keyboard reaches is scrolled free of the header, the cookie banner and the chat (WCAG 2.4.11). Padding of
 * the root's scrolling cannot do it: it would count for the whole width, and a high window would leave nothing.
 */
export function keepFocusSeen(): void {
  document.addEventListener('focusin', ({ target }) => showFocused(target))
  // Browsers scroll by themselves in between.
  document.addEventListener('keyup', ({ key, target }) => key === 'Tab' && showFocused(target))
}

function showFocused(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || target.tabIndex < 0 || !target.matches(':focus-visible')) return
  if (target.closest(`dialog, ${above}`)) return
  document.querySelector('[data-chat-greeting]')?.setAttribute('data-aside', '')
  // A switch or a radio button is drawn by its label.
  const drawn = target.closest('label') ?? target
  // Browsers leave what is cut off at the edge of a strip where it is.
  drawn.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  scrollBy({ top: wayToRoom(drawn.getBoundingClientRect()), behavior: 'instant' })
  const talk = document.querySelector(chatWindow)?.getBoundingClientRect()
  if (talk && overlap(drawn.getBoundingClientRect(), talk)) foldChat()
}

/** What is higher than the room between header and banner is seen from its beginning. */
function wayToRoom({ left, right, top, bottom }: DOMRect): number {
  const upperEdge = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const lowerEdge = Math.min(
    innerHeight,
    ...[...document.querySelectorAll(above)]
      .map((other) => other.getBoundingClientRect())
      .filter((other) => other.height > 0 && other.left < right + outlinePx && left - outlinePx < other.right)
      .map((other) => other.top),
  )
  const tooLow = bottom + outlinePx - lowerEdge
  const tooHigh = top - upperEdge
  return tooHigh < 0 || tooLow > 0 ? Math.min(tooHigh, tooLow) : 0
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
