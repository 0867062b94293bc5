/** But for the fields of the loom, as for the window. */
const taken =
  'main :is(h1, h2, h3, h4, header p, a:not([data-field]), button, input, select, textarea, summary, label), body > footer :is(h2, p, a, button), [data-consent]'

/**
 * The greeting beside the chat's button steps aside for what can be used where it is (J42). Whoever has scrolled on by a
 * window or sees another page has seen it. Called for every page.
 */
export function keepGreetingClear(page: ParentNode, gone: AbortSignal): void {
  const greeting = document.querySelector<HTMLElement>('[data-chat-greeting]')
  if (!greeting || greeting.hidden) return
  const inTheWay = new Set<Element>()
  const follow = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) inTheWay.add(target)
      else inTheWay.delete(target)
    greeting.toggleAttribute('data-aside', inTheWay.size > 0)
    if (Math.abs(scrollY - shownAt) > innerHeight) greeting.hidden = true
  }
  let shownAt = scrollY
  let observer: IntersectionObserver | undefined
  const watch = () => {
    observer?.disconnect()
    inTheWay.clear()
    const { left, right, top, bottom, width } = greeting.getBoundingClientRect()
    if (width === 0) return
    shownAt = scrollY
    const { clientWidth } = document.documentElement
    const rootMargin = `${-top}px ${right - clientWidth}px ${bottom - innerHeight}px ${-left}px`
    observer = new IntersectionObserver(follow, { rootMargin })
    for (const part of page.querySelectorAll(taken)) observer.observe(part)
  }
  // It has a size as soon as it is shown, and moves with the cookie banner.
  const sizes = new ResizeObserver(watch)
  sizes.observe(greeting)
  for (const banner of document.querySelectorAll('[data-consent]')) sizes.observe(banner)
  addEventListener('resize', watch, { signal: gone })
  gone.addEventListener('abort', () => {
    greeting.hidden ||= greeting.checkVisibility()
    sizes.disconnect()
    observer?.disconnect()
  })
}
