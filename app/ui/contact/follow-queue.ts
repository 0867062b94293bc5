import { whenIdle } from '#ui/page/when-idle.ts'

/** Listed among the services on /cookies. */
export const queueKey = 'schaufenster-contact-queue'

/** Sends what waits for a connection (J4). Part of every page, so it is no more than a look into the browser's store. */
export function followQueue(): () => void {
  const listeners = new AbortController()
  addEventListener('online', look, listeners)
  const callOff = whenIdle(look)
  return () => {
    callOff()
    listeners.abort()
  }
}

function look() {
  try {
    if (localStorage.getItem(queueKey)) void import('./send-queued.ts').then(({ sendQueued }) => sendQueued())
  } catch {
    // A browser that keeps nothing has nothing to send.
  }
}
