import { contactMessages } from '#shared/messages/contact.ts'
import { contactToasts } from '#ui/toast/contact-toast-store.ts'
import { createFormTicket } from './form-ticket.ts'
import { forgetQueued, readQueue } from './queued-message.ts'
import { sendMessage, statusOf } from './send-message.ts'
import { queueKey } from './follow-queue.ts'

/** A browser may call itself online without reaching us, so waiting for its event alone is not enough. */
const tryAgainAfterMs = 30_000
const noGuards = { blockHeadless: false, pauseMs: 0 }

let timer: ReturnType<typeof setTimeout> | undefined

/** Sends the message that waits, with a fresh ticket; only one tab does. */
export async function sendQueued(): Promise<void> {
  clearTimeout(timer)
  if (!readQueue()) return
  // Locks exist in secure contexts only; without them the relay recognises a message that comes twice.
  if (!('locks' in navigator)) return send()
  await navigator.locks.request(queueKey, { ifAvailable: true }, async (lock) => {
    if (lock) await send()
  })
}

async function send(): Promise<void> {
  const queued = readQueue()
  if (!queued) return
  try {
    await sendMessage({ ...queued, ticket: createFormTicket(), guards: noGuards })
    forgetQueued()
    contactToasts.show({ title: contactMessages.sentTitle, description: contactMessages.sentText, variant: 'success' })
  } catch (error) {
    if (mayPass(statusOf(error))) {
      timer = setTimeout(() => void sendQueued(), tryAgainAfterMs)
      return
    }
    forgetQueued()
    contactToasts.show({
      title: contactMessages.failed,
      description: contactMessages.sendFailed,
      variant: 'destructive',
    })
  }
}

/** No connection, too many at once or a server in trouble: later it may work. */
function mayPass(status: number): boolean {
  return status === 0 || status === 429 || status >= 500
}
