/** Whether the site answers again; not through the worker, which leaves such requests alone. */
async function canReachSite(): Promise<boolean> {
  try {
    const { status } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
    return status < 500
  } catch {
    return false
  }
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
