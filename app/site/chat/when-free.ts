/** From here on the window and the cookie banner stand side by side (DESIGN.md §6). */
const bothFit = '(min-width: 1160px)'

/** Calls back as soon as nothing is in the way: no open dialog, and no banner that would lie above the chat (J8). */
export function whenFree(callback: () => void): () => void {
  const stop = new AbortController()
  const check = () => {
    if (stop.signal.aborted || !isFree()) return
    stop.abort()
    callback()
  }
  const observer = new MutationObserver(check)
  stop.signal.addEventListener('abort', () => observer.disconnect())
  window.addEventListener('resize', check, { signal: stop.signal })
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open', 'data-cookie-banner'],
  })
  check()
  return () => stop.abort()
}

function isFree(): boolean {
  const bannerInTheWay =
    document.documentElement.dataset.cookieBanner === 'above' && !window.matchMedia(bothFit).matches
  return !bannerInTheWay && document.querySelector('dialog:modal') === null
}
