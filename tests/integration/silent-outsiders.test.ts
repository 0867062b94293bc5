import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { wordsFrom } from '#shared/words/word-group.ts'
import { chatReplyWords } from '#shared/messages/chat-replies.ts'
import { acknowledgementWords, deliveryMessages } from '#shared/messages/mail.ts'
import { readConfig } from '#server/base/config.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { openSmtp } from '#server/inbox/smtp.ts'
import type { Outgoing } from '#server/inbox/route.ts'
import { outboundLimits } from '#server/base/limits.ts'
import { openObjectStore } from '#server/media/media.ts'
import { silentLog } from '../databases.ts'
import { startMailServer } from '../fakes/mail-server.ts'
import { startSilentListener } from '../fakes/silent-listener.ts'
import { startApp } from '../start-app.ts'
import { startMail } from '../start-mail.ts'

// Whoever is called from here may accept the connection and never speak; docs/operating/limits.md says how long we wait then.

const shortMs = 60

const emailJs = (url: string) => ({
  SCHAUFENSTER_EMAILJS_URL: url,
  SCHAUFENSTER_EMAILJS_PUBLIC_KEY: 'key',
  SCHAUFENSTER_EMAILJS_SERVICE_ID: 'service',
  SCHAUFENSTER_EMAILJS_TEMPLATE_ID: 'template',
})

test('a silent mail server or provider is given up, and the message waits for the next try with the reason', async () => {
  await using silent = await startSilentListener()
  const smtp = { SCHAUFENSTER_SMTP_URL: `smtp://${silent.host}` }
  for (const [environment, outbound] of [
    [smtp, { smtpConnectMs: shortMs }],
    [smtp, { mailAttemptMs: shortMs }],
    [emailJs(silent.url), { emailJsMs: shortMs }],
    [emailJs(silent.url), { mailAttemptMs: shortMs }],
  ] as const) {
    await using site = await startMail({ environment, outbound })
    const message = await site.inbox.get(await site.write())
    const expected = { state: 'failed', reason: deliveryMessages.timeout, nextTryAt: expect.any(String) }
    expect(message, Object.keys(outbound)[0]).toMatchObject({ delivery: expected })
  }
})

test('a mail server that falls silent in the middle is given up', async () => {
  await using server = await startTalker('220 ready\r\n')
  const environment = { SCHAUFENSTER_SMTP_URL: `smtp://${server.host}` }
  await using site = await startMail({ environment, outbound: { smtpSilenceMs: shortMs } })
  expect(await site.inbox.get(await site.write())).toMatchObject({ delivery: { reason: deliveryMessages.timeout } })
})

test('a mail server that trickles for ever loses its connection, and the next mail gets a new one', async () => {
  await using mail = await startMailServer()
  await using slow = await startTrickle(Number(new URL(mail.url).port))
  const place = new URL('https://www.musterwerk.example')
  const route = openSmtp({ kind: 'smtp', url: `smtp://${slow.host}`, tls: 'required' }, place, outboundLimits)
  const givingUp = new AbortController()
  const first = route.deliver(outgoing, givingUp.signal)
  await slow.asked
  givingUp.abort()
  await expect(first).rejects.toThrow()
  await slow.abandoned
  slow.recover()
  await route.deliver(outgoing, new AbortController().signal)
  route.close()
  expect(await mail.received(1)).toHaveLength(1)
})

test('a silent workflow costs the visitor an error text, not the page', async () => {
  await using silent = await startSilentListener()
  await using app = await startApp({ environment: { SCHAUFENSTER_CHAT_WEBHOOK_URL: silent.url } })
  app.backend.config.chat.webhook!.timeoutMs = shortMs
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ message: 'Hallo?', sessionId: 'b7c1a1de-4b87-4a44-9c05-0a4a4c7f9d11' })
  const asked = new Request('http://localhost:3000/api/chat', { method: 'POST', headers, body })
  expect(await (await app.fetch(asked)).json()).toMatchObject({ message: chatReplyWords.texts.failed })
})

test('a silent object store is unavailable, whatever it was asked for', async () => {
  await using silent = await startSilentListener()
  await using store = await openStore({ SCHAUFENSTER_S3_ENDPOINT: silent.url })
  for (const ask of [
    () => store.get('originals/ab'),
    () => store.put('originals/ab', Buffer.alloc(100_000), 'text/plain'),
    () => store.delete(['originals/ab']),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable', status: 503 })
})

test('an object store that falls silent in the middle of a file breaks the file off', async () => {
  await using half = await startTalker('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf')
  // Its first words come in time on any machine.
  const silenceMs = 2_000
  await using store = await openStore({ SCHAUFENSTER_S3_ENDPOINT: half.url }, silenceMs)
  const { body } = (await store.get('originals/ab'))!
  await expect(new Response(body).text()).rejects.toThrow(`nothing came for ${silenceMs} ms`)
})

test('a silent PostgreSQL refuses the start with a plain reason', async () => {
  await using silent = await startSilentListener()
  const opening = openPostgres(`postgres://site@${silent.host}/site`, silentLog, { connectMs: shortMs })
  await expect(opening).rejects.toMatchObject({ code: 'cannot-start', message: /does not answer as expected/ })
})

const outgoing: Outgoing = {
  kind: 'notification',
  mailId: '1@localhost',
  from: 'website@musterwerk.example',
  to: 'info@musterwerk.example',
  site: {
    name: 'Musterwerk IT',
    logo: '',
    address: '',
    phone: '',
    inboxUrl: () => '',
    acknowledgement: wordsFrom(acknowledgementWords),
  },
  message: {
    id: '1',
    name: 'Anna Weber',
    email: 'anna@kundin.example',
    phone: '',
    message: 'Guten Tag',
    search_text: '',
    content_hash: '',
    state: 'new',
    received_at: '2026-11-15T08:00:00.000Z',
    closed_at: null,
    assigned_to: null,
  },
}

async function openStore(environment: Record<string, string>, s3SilenceMs = shortMs) {
  const s3 = { SCHAUFENSTER_S3_BUCKET: 'media', SCHAUFENSTER_S3_ACCESS_KEY: 'a', SCHAUFENSTER_S3_SECRET_KEY: 'b' }
  const config = readConfig({ ...s3, ...environment })
  const store = await openObjectStore({ ...config, outbound: { ...config.outbound, s3SilenceMs } })
  return Object.assign(store, { [Symbol.asyncDispose]: async () => store.close() })
}

/** Says one thing to everybody who connects, and nothing more. */
async function startTalker(words: string) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.resume()
    socket.write(words)
  })
  return listening(server)
}

/** Stands before a mail server and lets its answers through letter by letter, too slowly to ever end, until it recovers. */
async function startTrickle(port: number) {
  let trickling = true
  const { promise: asked, resolve: onAsked } = Promise.withResolvers<void>()
  const { promise: abandoned, resolve: onAbandoned } = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (!trickling) {
      const behind = connect(port, '127.0.0.1')
      behind.on('error', () => {})
      socket.on('close', () => behind.destroy())
      return void socket.pipe(behind).pipe(socket)
    }
    const timer = setInterval(() => socket.write('2', () => onAsked()), 20)
    socket.resume()
    socket.on('close', () => {
      clearInterval(timer)
      onAbandoned()
    })
  })
  return Object.assign(await listening(server), { asked, abandoned, recover: () => void (trickling = false) })
}

async function listening(server: ReturnType<typeof createServer>) {
  const open = new Set<{ destroy(): void }>()
  server.on('connection', (socket) => open.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: `http://${host}`,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
