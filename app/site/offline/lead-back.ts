import { onceReachable } from './reach-site.ts'
import { wantedPage } from './wanted-page.ts'

/** The way back to the page that was wanted: by a click, or by itself as soon as the site can be reached. */
export function leadBack(button: HTMLElement, gone: AbortSignal): void {
  const page = wantedPage(location.hash, location.origin)
  if (!page) return
  const leave = () => location.replace(page)
  button.hidden = false
  button.addEventListener('click', leave, { signal: gone })
  gone.addEventListener('abort', onceReachable(leave))
}
