import { queueKey } from './queue-key.ts'

/** Sends what waits for a connection (J4): on every page and whenever the connection comes back. */
export function followQueue(): () => void {
  const listeners = new AbortController()
  addEventListener('online', look, listeners)
  look()
  return () => listeners.abort()
}

function look() {
  try {
    if (localStorage.getItem(queueKey)) void import('./send-queued.ts').then(({ sendQueued }) => sendQueued())
  } catch {
    // A browser that keeps nothing has nothing to send.
  }
}
