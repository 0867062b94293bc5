import { plainWords } from '#shared/preview/find-place.ts'
import type { SpokenPlace } from '#shared/preview/preview.ts'
import { elementAt } from './spoken-places.ts'

const mark = 'data-caret'
/** Laying out what comes into view moves what lies below it, so the place is looked at again. */
const looks = 4

/** Shows where somebody writes: marks it, and brings it into view when it is not. */
export function createCaretFollower() {
  let wanted: SpokenPlace | undefined
  let last: { element: Element; nth: number } | undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`[${mark}]{outline:2px solid var(--focus);outline-offset:4px;border-radius:2px}`)
  document.adoptedStyleSheets.push(sheet)

  function show() {
    const found = wanted && (isStillAt(wanted) ?? elementAt(wanted))
    // The words are perhaps still on their way: the page comes anew with them.
    if (!wanted || !found) return
    last = { element: found, nth: wanted.nth }
    for (const other of document.querySelectorAll(`[${mark}]`)) if (other !== found) other.removeAttribute(mark)
    found.setAttribute(mark, '')
    for (let fold = found.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
    reveal(found, looks)
  }

  /** Mostly somebody goes on where they wrote before: then the page is not searched. */
  function isStillAt({ texts: [text = ''], image, tag, nth }: SpokenPlace): Element | undefined {
    const { element } = last ?? {}
    if (!element?.isConnected || image || element.localName !== tag || nth !== last?.nth) return undefined
    return plainWords(element.textContent) === plainWords(text) ? element : undefined
  }

  document.addEventListener('page-exchanged', show)
  return (place: SpokenPlace) => {
    // Places of guessed height cannot be gone to (app/site/page/settled.ts).
    document.documentElement.dataset.settled = ''
    wanted = place
    show()
  }
}

/** By the page's own scrolling: `scrollIntoView` would scroll the editor around this frame as well. */
function reveal(element: Element, again: number) {
  const { top, bottom } = element.getBoundingClientRect()
  const [from, to] = [innerHeight * 0.12, innerHeight * 0.92]
  const fits = top >= from && bottom <= to
  const fills = top < innerHeight / 2 && bottom > innerHeight / 2
  if (fits || fills) return
  window.scrollBy({ top: top - innerHeight * 0.3, behavior: 'instant' })
  if (again > 1) requestAnimationFrame(() => reveal(element, again - 1))
}
