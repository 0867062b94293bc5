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

/**
 * A browser may call itself online without reaching the site, so its event alone is not enough; and the event may have
 * passed before anybody listened. Not at once: a page that fails for ever must not load again and again.
 */
const lookAfterMs = 5_000
const lookEveryMs = 30_000

/** Calls back once, as soon as the site answers. */
export function onceReachable(done: () => void): () => void {
  const left = new AbortController()
  const look = async () => {
    if (!navigator.onLine || !(await canReachSite()) || left.signal.aborted) return
    left.abort()
    done()
  }
  const first = setTimeout(() => void look(), lookAfterMs)
  const timer = setInterval(() => void look(), lookEveryMs)
  left.signal.addEventListener('abort', () => {
    clearTimeout(first)
    clearInterval(timer)
  })
  window.addEventListener('online', () => void look(), left)
  return () => left.abort()
}

/** Whether the site answers again; not through the worker, which leaves such requests alone. */
async function canReachSite(): Promise<boolean> {
  try {
    const { status } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
    return status < 500
  } catch {
    return false
  }
}
