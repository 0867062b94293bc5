// What pages bring into view, and what they say of what is in view.

/** Below the fixed header, where a place stands after a jump to it. */
const readingLinePx = 140

/** An address such as /training#ki-im-bueroalltag unfolds what it names, on arrival and when it changes. */
export function openByHash(list: HTMLElement, gone: AbortSignal): void {
  function open() {
    const target = document.getElementById(location.hash.slice(1))
    const details = target?.closest('details')
    if (!target || !details || details.open || !list.contains(details)) return
    details.open = true
    target.scrollIntoView()
  }

  window.addEventListener('hashchange', open, { signal: gone })
  open()
}

/** On phones the chosen tab of `<LinkTabs>` may be out of sight. */
export function showCurrentTab(tabs: HTMLElement): void {
  scrollToTab(tabs.querySelector<HTMLElement>('[aria-current]'))
}

export function scrollToTab(tab: HTMLElement | null): void {
  const list = tab?.closest('ul')
  if (tab && list) list.scrollLeft = tab.offsetLeft - list.clientWidth / 3
}

/** Marks the link to the place being read: the last one that has passed the reading line; none before the first. */
export function markSectionInView(list: HTMLElement, gone: AbortSignal): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]

  function mark() {
    const current = links.findLast(({ hash }) => isAbove(hash.slice(1)))
    for (const link of links)
      if (link === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
  }

  window.addEventListener('scroll', mark, { passive: true, signal: gone })
  // A search hides places, and the others move up.
  const hidden = new MutationObserver(mark)
  hidden.observe(list, { subtree: true, attributeFilter: ['hidden'] })
  // Tells first when the page is laid out: asked for now, the places would cost a layout of their own.
  const sizes = new ResizeObserver(mark)
  sizes.observe(document.body)
  gone.addEventListener('abort', () => {
    hidden.disconnect()
    sizes.disconnect()
  })
}

function isAbove(id: string): boolean {
  const place = document.getElementById(id)
  return place !== null && place.checkVisibility() && place.getBoundingClientRect().top <= readingLinePx
}
