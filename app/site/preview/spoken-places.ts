import { findPlace, plainWords } from '#shared/preview/find-place.ts'
import type { SpokenPlace } from '#shared/preview/preview.ts'

/** What says something on its own. */
const saying =
  'h1,h2,h3,h4,p,li,dt,dd,blockquote,figcaption,a,button,td,th,summary,span,strong,b,small,cite,pre,label,legend'
/** Longer than what anybody clicks at: the page as a whole. */
const longestText = 2_000

/** The element of this page that says what stands at the place. */
export function elementAt(place: SpokenPlace): Element | undefined {
  const main = document.querySelector('main')
  const image = place.image && [...document.images].find((shown) => sourceOf(shown).includes(place.image))
  if (image) return image
  const elements = [...document.body.querySelectorAll(saying)].filter(isShown)
  const index = findPlace(
    elements.map((element) => ({
      text: element.textContent,
      tag: element.localName,
      aside: !main?.contains(element) || element.closest('nav') !== null,
    })),
    place,
  )
  return index === undefined ? undefined : elements[index]
}

/** What a click means: the words under it, and after how many letters it was. */
export function placeOfClick({ target, clientX, clientY }: MouseEvent) {
  const element = target instanceof Element ? target : null
  const image = element instanceof HTMLImageElement ? sourceOf(element) : ''
  const block = element?.closest(saying) ?? element
  const text = (block?.textContent ?? '').trim()
  if (!block || !(text || image) || text.length > longestText)
    return image ? { place: at([], image), letters: 0 } : undefined
  const alike = [...document.querySelectorAll(block.localName)].filter(
    (other) => plainWords(other.textContent) === plainWords(text),
  )
  const place = { texts: [text], image, tag: block.localName, nth: Math.max(0, alike.indexOf(block)) }
  return { place, letters: lettersBefore(block, clientX, clientY) }
}

function at(texts: string[], image: string): SpokenPlace {
  return { texts, image, tag: '', nth: 0 }
}

function sourceOf(image: HTMLImageElement): string {
  return image.getAttribute('src') ?? ''
}

/** What lies behind a fold counts: it opens when somebody writes there. */
function isShown(element: Element): boolean {
  return element.checkVisibility() || element.closest('details:not([open])') !== null
}

function lettersBefore(block: Element, x: number, y: number): number {
  const spot = document.caretPositionFromPoint?.(x, y)
  if (!spot || !block.contains(spot.offsetNode)) return 0
  const before = document.createRange()
  before.setStart(block, 0)
  before.setEnd(spot.offsetNode, spot.offset)
  return before.toString().trimStart().length
}
