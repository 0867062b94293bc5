/** Scroll-area hide delay. */
export const scrollAreaHideDelayMs = 600

/**
 * For an area that scrolls by itself: `data-scrolling` shows its scrollbar until it has rested for 600 ms (spec §9),
 * and as long as there is something to scroll the keyboard can reach it.
 */
export function followScrollArea(element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => delete element.dataset.scrolling
  const onScroll = () => {
    element.dataset.scrolling = ''
    clearTimeout(timer)
    timer = setTimeout(rest, scrollAreaHideDelayMs)
  }
  const measure = () => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(measure)
  sizes.observe(element)
  for (const child of element.children) sizes.observe(child)
  // A talk grows by further children.
  const more = new MutationObserver(measure)
  more.observe(element, { childList: true })
  element.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    clearTimeout(timer)
    sizes.disconnect()
    more.disconnect()
    element.removeEventListener('scroll', onScroll)
  }
}
