import { queueKey } from './queue-key.ts'

/** Sends what waits for a connection (J4): on every page and whenever the connection comes back. */
export function followQueue(): () => void {
  const listeners = new AbortController()
  addEventListener('online', sendWaiting, listeners)
  sendWaiting()
  return () => listeners.abort()
}

export function sendWaiting(): void {
  try {
    // Without a connection its script may be missing as well: the next page tries again.
    if (localStorage.getItem(queueKey))
      import('./send-queued.ts').then(({ sendQueued }) => sendQueued()).catch(() => {})
  } catch {
    // A browser that keeps nothing has nothing to send.
  }
}
