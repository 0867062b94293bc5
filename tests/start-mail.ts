import { contactCall } from './contact-call.ts'
import { startApp } from './start-app.ts'

type Options = Pick<NonNullable<Parameters<typeof startApp>[0]>, 'newPlace' | 'environment' | 'outbound'>

/** The server with a clock that only tests move, and a visitor who writes. */
export async function startMail(options: Options = {}) {
  let at = Date.parse('2026-11-15T08:00:00Z')
  const app = await startApp({ ...options, still: true, now: () => new Date(at) })
  const { inbox, outbox } = app.backend.mail
  const post = (body: unknown) =>
    app.fetch(
      new Request('http://localhost:3000/api/v1.0/email/send', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  return Object.assign(app, {
    inbox,
    outbox,
    now: () => new Date(at),
    /** Time passes, and what is due by then is delivered. */
    async pass(ms: number) {
      at += ms
      await outbox.deliverDue()
    },
    /** A visitor sends a message; resolves with its id once it was tried for the first time. */
    async write(params: Record<string, unknown> = {}): Promise<string> {
      const { ticket } = (await (await app.get('/api/contact/ticket')).json()) as { ticket: string }
      at += 3_000
      const response = await post(contactCall(ticket, params))
      if (response.status !== 200) throw new Error(await response.text())
      await outbox.deliverDue()
      const { messages } = await inbox.list({ state: 'open', search: '', page: 1 })
      return messages[0]!.id
    },
    async setOptions(changes: Record<string, unknown>) {
      const { item } = (await (await app.get('/api/content/siteOptions')).json()) as { item: Record<string, unknown> }
      const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...values } = item
      const body = { version: 1, values: { ...values, ...changes } }
      const response = await app.send('PATCH', '/api/content/siteOptions/siteOptions', body)
      if (!response.ok) throw new Error(await response.text())
    },
  })
}
