import { contactWords } from '#shared/messages/contact.ts'
import { wordsOnPage } from '#site/page/words-on-page.ts'
import { contactToasts } from '#kit/toast/contact-toast-store.ts'
import { createFormTicket } from './form-ticket.ts'
import { forgetQueued, readQueue } from './queued-message.ts'
import { sendContactMessage, statusOf } from './send-message.ts'
import { queueKey } from './queue-key.ts'

/** A browser may call itself online without reaching us, so waiting for its event alone is not enough. */
const tryAgainAfterMs = 30_000
const noGuards = { blockHeadless: false, pauseMs: 0 }

/** The same at every attempt of this page: by it the relay knows a message whose answer got lost (J2). */
const ticket = createFormTicket()
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends the message that waits, with a fresh ticket (J4); only one tab does. */
export async function sendQueued(): Promise<void> {
  clearTimeout(timer)
  if (!readQueue()) return
  // Locks exist in secure contexts only; without them two tabs may both send it, and the inbox marks the second (J36).
  if (!('locks' in navigator)) return send()
  await navigator.locks.request(queueKey, { ifAvailable: true }, async (lock) => {
    if (lock) await send()
  })
}

async function send(): Promise<void> {
  const queued = readQueue()
  if (!queued) return
  const words = wordsOnPage(contactWords)
  try {
    await sendContactMessage({ ...queued, ticket, guards: noGuards })
    ticket.renew()
    forgetQueued()
    contactToasts.show({ title: words.sentTitle, description: words.sentText, variant: 'success' })
  } catch (error) {
    if (mayPass(statusOf(error))) {
      timer = setTimeout(() => void sendQueued(), tryAgainAfterMs)
      return
    }
    forgetQueued()
    contactToasts.show({
      title: words.failed,
      description: words.sendFailed,
      variant: 'destructive',
    })
  }
}

/** No connection, too many at once or a server in trouble: later it may work. */
function mayPass(status: number): boolean {
  return status === 0 || status === 429 || status >= 500
}
