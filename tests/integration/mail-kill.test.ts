import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { contactCall } from '../contact-call.ts'
import { newSqlitePlace } from '../databases.ts'
import { headerOf, startMailServer } from '../fakes/mail-server.ts'
import { startSite, type Site } from '../start-site.ts'

test('a message whose process is killed before it is delivered is delivered after the restart, once', async () => {
  await using place = await newSqlitePlace('seeded')
  await using silent = await startSilentServer()
  const first = await startSite({ ...place.environment, SCHAUFENSTER_SMTP_URL: silent.url })
  await sendMessage(first)
  await silent.connected
  const ended = once(first.process, 'exit')
  first.process.kill('SIGKILL')
  await ended

  await using server = await startMailServer()
  {
    await using _second = await startSite({ ...place.environment, SCHAUFENSTER_SMTP_URL: server.url })
    const [mail] = await server.received(1)
    expect(headerOf(mail!, 'Subject')).toBe('Kontaktanfrage von Annika Scholz')
  }
  // Stopped in the regular way, so the success is written down: a third start has nothing to do.
  await using third = await startSite({ ...place.environment, SCHAUFENSTER_SMTP_URL: server.url })
  expect((await fetch(`${third.url}/readyz`)).status).toBe(200)
  expect(server.mails).toHaveLength(1)
})

/** A ticket has to be two seconds old, by the clock of a real process. */
async function sendMessage({ url }: Site) {
  const { ticket } = (await (await fetch(`${url}/api/contact/ticket`)).json()) as { ticket: string }
  for (;;) {
    const response = await fetch(`${url}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(contactCall(ticket)),
    })
    if (response.status === 200) return
    if (response.status !== 403) throw new Error(await response.text())
    await delay(400)
  }
}

/** Takes connections and says nothing, so that a delivery begins and does not end. */
async function startSilentServer() {
  const server = createServer((socket) => socket.on('error', () => {}))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connected: once(server, 'connection'),
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
