import { motionAllowed } from '#kit/motion/motion-store.ts'
import { contentId } from '#shared/addresses/navigation.ts'
import { isLoading } from './page-loader.ts'

/** How long a page takes to come in by itself (docs/design.md, Parts), and as cloth. */
const fadeMs = 260
const weaveMs = 420
const easing = 'cubic-bezier(0.6, 0, 0.2, 1)'

/** `next` is the page that comes; `link` was clicked; `before` is the address that somebody goes back from. */
type Ways = { next: Document; link?: Element | undefined; before?: string | undefined }

let named: HTMLElement[] = []
let latest: ViewTransition | undefined

/**
 * Shows the next page, which `change` puts there. Where the browser can, its rows come in from both sides like weft, and
 * the cloth of the card that was clicked becomes the cloth of the page; on the way back it becomes the card again.
 */
export async function weaveIn(change: () => void, ways: Ways): Promise<void> {
  if (!motionAllowed()) return change()
  if (!('startViewTransition' in Document.prototype)) {
    change()
    return fadeIn()
  }
  forgetNames()
  giveName(document.querySelector('[data-condensed]'), 'site-header')
  const cloth = clothBefore(ways.link)
  const staysCloth = cloth && clothAfter(ways.next, ways.before)
  if (staysCloth) giveName(cloth, 'cloth')
  const transition = document.startViewTransition(() => {
    change()
    if (staysCloth) giveName(clothAfter(document, ways.before), 'cloth')
  })
  latest = transition
  // Who clicks again, or looks at another tab, gets the page without all this.
  transition.ready.then(weave, fadeIn)
  transition.finished.finally(() => transition === latest && forgetNames()).catch(() => {})
  await transition.updateCallbackDone
}

function fadeIn(): void {
  document.getElementById(contentId)?.animate({ opacity: [0, 1] }, { duration: fadeMs, easing: 'ease-out' })
}

/** What is seen of the cloth on the page that goes. Behind the cover of a page that loads there is none. */
function clothBefore(link?: Element): Element | null {
  const cloth = link?.querySelector('[data-cloth]') ?? document.querySelector('[data-cloth=head]')
  const { top = 0, bottom = 0 } = cloth?.getBoundingClientRect() ?? {}
  return bottom > 0 && top < innerHeight && !isLoading() ? cloth : null
}

function clothAfter(page: Document, before?: string): Element | null {
  const card = before && page.querySelector(`main a[href="${CSS.escape(before)}"] [data-cloth]`)
  return card || page.querySelector('[data-cloth=head]')
}

function giveName(element: Element | null, name: string): void {
  if (!(element instanceof HTMLElement)) return
  element.style.viewTransitionName = name
  named.push(element)
}

function forgetNames(): void {
  for (const element of named) element.style.viewTransitionName = ''
  named = []
}

/** Every second row from the left, the others from the right, over the page that goes. */
function weave(): void {
  const options = { duration: weaveMs, easing }
  for (const { effect } of document.getAnimations())
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      effect.updateTiming(options)
  const rows = 'linear-gradient(#000 50%, #0000 0), linear-gradient(#0000 50%, #000 0)'
  const throughout = { opacity: both('1'), mixBlendMode: both('normal') }
  animate('old(root)', throughout)
  animate('new(root)', {
    ...throughout,
    maskImage: both(rows),
    maskPosition: both('0 0, 100% 0'),
    maskRepeat: both('repeat-y'),
    maskSize: ['0 12.5vh', '100% 12.5vh'],
  })
  for (const side of ['old', 'new']) animate(`${side}(cloth)`, { height: both('100%'), objectFit: both('cover') })

  function animate(part: string, keyframes: PropertyIndexedKeyframes) {
    document.documentElement.animate(keyframes, { ...options, pseudoElement: `::view-transition-${part}` })
  }
}

function both(value: string): string[] {
  return [value, value]
}
