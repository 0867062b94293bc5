import { contactCall } from '../contact-call.ts'
import { expect } from './site.ts'

/** A visitor's message; its ticket has to be two seconds old by the clock of the server. */
export async function receiveMessage(url: string, params: Record<string, unknown>) {
  const { ticket } = (await (await fetch(`${url}/api/contact/ticket`)).json()) as { ticket: string }
  const send = () =>
    fetch(`${url}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(contactCall(ticket, params)),
    })
  await expect.poll(async () => (await send()).status, { intervals: [2_100, 200] }).toBe(200)
}
