const controls = ':is(a:not([data-field]), button, input, select, textarea, summary, label)'
/** Under the launcher: what can be used, in a page and its footer. */
const underLauncher = `main ${controls}, body > footer ${controls}`
/** Under the greeting also what is said: the same as under the window, but for the fields of the loom. */
const underGreeting = `${underLauncher}, main :is(h1, h2, h3, h4, header p), body > footer :is(h2, p), [data-consent]`
/** A link as high as this is a card, whose corner need not be free. */
const cardPx = 120

/**
 * The chat's button moves to the edge of the window while a control lies where it is, and the greeting beside it hides (J42).
 * Whoever has scrolled on by a window or sees another page has seen the greeting. Called for every page.
 */
export function keepCornerClear(page: ParentNode, gone: AbortSignal): void {
  const corner = document.querySelector<HTMLElement>('[data-chat-corner]')
  const launcher = corner?.querySelector<HTMLElement>('[data-chat-open]')
  const greeting = corner?.querySelector<HTMLElement>('[data-chat-greeting]')
  if (!corner || !launcher || !greeting) return
  let watched: (IntersectionObserver | undefined)[] = []
  const watch = () => {
    for (const observer of watched) observer?.disconnect()
    const shownAt = scrollY
    watched = [
      // The button itself may stand aside; its corner stays.
      watchRoom(corner, page.querySelectorAll(underLauncher), (covered) =>
        launcher.toggleAttribute('data-aside', !covered.every(isCard)),
      ),
      watchRoom(greeting, page.querySelectorAll(underGreeting), (covered) => {
        greeting.toggleAttribute('data-aside', covered.length > 0)
        if (Math.abs(scrollY - shownAt) > innerHeight) greeting.hidden = true
      }),
    ]
  }
  // They have a size as soon as they are shown, and move with the cookie banner.
  const sizes = new ResizeObserver(watch)
  for (const box of [corner, greeting, ...document.querySelectorAll('[data-consent]')]) sizes.observe(box)
  addEventListener('resize', watch, { signal: gone })
  gone.addEventListener('abort', () => {
    greeting.hidden ||= greeting.checkVisibility()
    sizes.disconnect()
    for (const observer of watched) observer?.disconnect()
  })
}

type Follow = (covered: IntersectionObserverEntry[]) => void

/** Says which of these parts of the page lie behind a box that stays where it is, whenever that changes. */
function watchRoom(box: Element, parts: Iterable<Element>, follow: Follow): IntersectionObserver | undefined {
  const { left, right, top, bottom, width } = box.getBoundingClientRect()
  if (width === 0) return undefined
  const covered = new Map<Element, IntersectionObserverEntry>()
  const { clientWidth } = document.documentElement
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries)
        if (entry.isIntersecting) covered.set(entry.target, entry)
        else covered.delete(entry.target)
      follow([...covered.values()])
    },
    { rootMargin: `${-top}px ${right - clientWidth}px ${bottom - innerHeight}px ${-left}px` },
  )
  for (const part of parts) observer.observe(part)
  return observer
}

function isCard({ target, boundingClientRect }: IntersectionObserverEntry): boolean {
  return target instanceof HTMLAnchorElement && boundingClientRect.height >= cardPx
}
