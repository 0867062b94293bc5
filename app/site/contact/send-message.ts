import { EmailJSResponseStatus, init, send } from '@emailjs/browser'
import { contactPatienceMs } from '#shared/limits.ts'
import {
  relayServiceId,
  relayTemplateId,
  templateParams,
  type ContactSettings,
  type ContactValues,
} from '#shared/contact/contact.ts'
import { contactMessages } from '#shared/messages/contact.ts'
import type { FormTicket } from './form-ticket.ts'

type Guards = Pick<ContactSettings, 'blockHeadless' | 'pauseMs'>
type Sending = { values: ContactValues; recipient: string; ticket: FormTicket; guards: Guards }

const lastSent = new Map<string, string>()
/** In memory and not in localStorage, the client's own choice: sending stores nothing on the device (J10). */
const storageProvider = {
  get: async (key: string) => lastSent.get(key),
  set: async (key: string, value: string) => void lastSent.set(key, value),
  remove: async (key: string) => void lastSent.delete(key),
}

/**
 * Sends by the e-mail client of spec §7, whose origin is our own site (I2). Resolves on status 200 only (H9) and rejects
 * with the status as cause. A refused ticket is replaced once (I3).
 */
export async function sendContactMessage(sending: Sending): Promise<void> {
  init({ origin: location.origin, storageProvider })
  let answer = await attempt(sending, sending.guards)
  if (answer.status === 403) {
    sending.ticket.renew()
    answer = await attempt(sending, { ...sending.guards, pauseMs: 0 })
  }
  if (answer.status !== 200) throw new Error(contactMessages.notSent, { cause: answer })
}

/** Whether a message may go through once there is a connection again. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof EmailJSResponseStatus && error.cause.status === 0
}

export function statusOf(error: unknown): number {
  return error instanceof Error && error.cause instanceof EmailJSResponseStatus ? error.cause.status : 0
}

async function attempt(
  { values, recipient, ticket }: Sending,
  { blockHeadless, pauseMs }: Guards,
): Promise<EmailJSResponseStatus> {
  const impatient = new AbortController()
  try {
    const sent = ticket.take().then((publicKey) =>
      send(relayServiceId, relayTemplateId, templateParams(values, recipient), {
        publicKey,
        blockHeadless,
        ...(pauseMs > 0 && { limitRate: { id: 'contact', throttle: pauseMs } }),
      }),
    )
    return await Promise.race([sent, patienceEnds(impatient.signal)])
  } catch (error) {
    // A failed fetch is no answer; the specification lists it as status 0 (H16).
    return error instanceof EmailJSResponseStatus ? error : new EmailJSResponseStatus(0, 'Network Error')
  } finally {
    impatient.abort()
  }
}

/** The client itself would wait for ever. */
function patienceEnds(done: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), contactPatienceMs)
    done.addEventListener('abort', () => clearTimeout(timer))
  })
}
