import { onceReachable } from './reach-site.ts'
import { offlinePath } from '#shared/offline/offline-copy.ts'
import { ownPath } from '#shared/addresses/own-path.ts'

/** The way back to the page that was wanted: by a click, or by itself as soon as the site can be reached. */
export function leadBack(button: HTMLElement, gone: AbortSignal): void {
  const page = wantedPage(location.hash, location.origin)
  if (!page) return
  const leave = () => location.replace(page)
  button.hidden = false
  button.addEventListener('click', leave, { signal: gone })
  gone.addEventListener('abort', onceReachable(leave))
}

/** The page named in the hash of the offline page; nothing that leads elsewhere, or here again. */
export function wantedPage(hash: string, origin: string): string | undefined {
  const path = ownPath(hash.slice(1), origin)
  return path?.split(/[?#]/, 1)[0] === offlinePath ? undefined : path
}
