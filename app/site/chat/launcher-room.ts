import { emergencyPath } from '#shared/addresses/emergency-path.ts'
import { paths } from '#shared/addresses/site-paths.ts'

/** Where people write or call: nothing may come between. */
const withoutLauncher = new Set<string>([paths.contact(), emergencyPath])
/** But for the fields of the loom, of which it hides a corner only. */
const controls =
  'main :is(a:not([data-field]), button, input, select, textarea, summary, label, form), body > footer :is(a, button, p)'

/** The button that opens the chat steps aside for whatever could be used where it lies. Called for every page. */
export function keepLauncherClear(page: ParentNode, gone: AbortSignal): void {
  const launcher = document.querySelector<HTMLElement>('[data-chat-open]')
  if (!launcher) return
  const inTheWay = new Set<Element>()
  const follow = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) inTheWay.add(target)
      else inTheWay.delete(target)
    launcher.toggleAttribute('data-aside', withoutLauncher.has(location.pathname) || inTheWay.size > 0)
  }
  let observer: IntersectionObserver | undefined
  const watch = () => {
    observer?.disconnect()
    inTheWay.clear()
    follow([])
    const { offsetWidth: width, offsetHeight: height } = launcher
    if (width === 0) return
    const { right, bottom } = getComputedStyle(launcher)
    const left = document.documentElement.clientWidth - parseFloat(right) - width
    const top = innerHeight - parseFloat(bottom) - height
    const rootMargin = `${-top}px ${-parseFloat(right)}px ${-parseFloat(bottom)}px ${-left}px`
    observer = new IntersectionObserver(follow, { rootMargin })
    for (const control of page.querySelectorAll(controls)) observer.observe(control)
  }
  // It has a size as soon as it is shown.
  const sizes = new ResizeObserver(watch)
  sizes.observe(launcher)
  addEventListener('resize', watch, { signal: gone })
  gone.addEventListener('abort', () => {
    sizes.disconnect()
    observer?.disconnect()
  })
}
