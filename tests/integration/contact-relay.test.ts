import { expect, test } from 'vitest'
import type { PlainForm } from '#shared/contact/contact.ts'
import { contactWords } from '#shared/messages/contact.ts'
import { createContactForms } from '#server/contact/plain-form.ts'
import { contactCall, visitor } from '../contact-call.ts'
import { onBothEngines, type NewPlace } from '../databases.ts'
import { startApp } from '../start-app.ts'

const origin = 'http://localhost:3000'
const start = Date.parse('2026-11-15T08:00:00Z')

/** The server with a clock of its own; a ticket is three seconds old when it is used unless told otherwise. */
async function startContact(options: { newPlace?: NewPlace; environment?: Record<string, string> } = {}) {
  let at = start
  const app = await startApp({ ...options, now: () => new Date(at) })
  const pass = (ms: number) => (at += ms)
  return Object.assign(app, {
    pass,
    async ticket(ageMs = 3_000) {
      const { ticket } = (await (await app.get('/api/contact/ticket')).json()) as { ticket: string }
      pass(ageMs)
      return ticket
    },
    post(body: unknown, headers: Record<string, string> = {}) {
      const request = new Request(`${origin}/api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
      return app.fetch(request)
    },
    stored: () => app.database.query.selectFrom('messages').selectAll().orderBy('received_at').execute(),
  })
}

onBothEngines((_engine, newPlace) => {
  test('a message is stored and answered with 200 OK', async () => {
    await using site = await startContact({ newPlace })
    const response = await site.post(contactCall(await site.ticket()))
    expect([response.status, await response.text()]).toEqual([200, 'OK'])
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await site.stored()).toMatchObject([
      {
        name: visitor.from_name,
        email: visitor.from_email,
        phone: visitor.phone,
        message: visitor.message,
        state: 'new',
      },
    ])
  })

  test('a used ticket answers the same message with 200 without storing it again, another one with 403', async () => {
    await using site = await startContact({ newPlace })
    const ticket = await site.ticket()
    const answers = await Promise.all([contactCall(ticket), contactCall(ticket)].map((body) => site.post(body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    // Also when the ticket has run out in the meantime: the answer was lost, not the message.
    site.pass(40 * 60_000)
    expect((await site.post(contactCall(ticket))).status).toBe(200)
    expect((await site.post(contactCall(ticket, { message: 'Etwas ganz anderes.' }))).status).toBe(403)
    expect(await site.stored()).toHaveLength(1)
  })

  test('the same message with a fresh ticket is a new message, which the inbox marks as a repetition', async () => {
    await using site = await startContact({ newPlace })
    expect((await site.post(contactCall(await site.ticket()))).status).toBe(200)
    expect((await site.post(contactCall(await site.ticket()))).status).toBe(200)
    expect((await site.post(contactCall(await site.ticket(), { message: 'Etwas ganz anderes.' }))).status).toBe(200)
    const { inbox } = site.backend.mail
    const marks = async () => {
      const { messages } = await inbox.list({ state: 'open', search: '', page: 1 })
      return messages.map(({ message, repeats }) => [message, repeats])
    }
    const [, , first] = (await inbox.list({ state: 'open', search: '', page: 1 })).messages
    expect(await marks()).toEqual([
      ['Etwas ganz anderes.', false],
      [visitor.message, true],
      [visitor.message, false],
    ])
    await inbox.remove([first!.id], 'system')
    expect(await marks()).toEqual([
      ['Etwas ganz anderes.', false],
      [visitor.message, false],
    ])
  })
})

test('tickets that are too young, expired, forged or made up are refused', async () => {
  await using site = await startContact()
  const young = await site.ticket(1_999)
  expect((await site.post(contactCall(young))).status).toBe(403)
  site.pass(1)
  expect((await site.post(contactCall(young))).status).toBe(200)
  const old = await site.ticket(30 * 60_000 + 1)
  expect((await site.post(contactCall(old, { message: 'Eine zweite Nachricht.' }))).status).toBe(403)
  const good = await site.ticket()
  const forged = `${good.slice(0, 3)}${good[3] === 'A' ? 'B' : 'A'}${good.slice(4)}`
  for (const ticket of [forged, good.split('.')[0]!, `${good}x`.slice(1), 'public_key', '.', ''])
    expect((await site.post(contactCall(ticket, { message: 'Eine dritte Nachricht.' }))).status, ticket).toBe(403)
  expect(await site.stored()).toHaveLength(1)
})

test('tickets survive a restart', async () => {
  await using site = await startContact()
  const ticket = await site.ticket()
  const { openContact } = await import('#server/contact/contact.ts')
  const { backend } = site
  const restarted = await openContact({ ...backend, outbox: backend.mail.outbox })
  const attempt = await restarted.begin(new Request(origin))
  await restarted.receive(attempt, ticket, { ...visitor, name: visitor.from_name, email: visitor.from_email })
  expect(await site.stored()).toHaveLength(1)
})

test('every rule of the form is repeated by the server and named by its field', async () => {
  await using site = await startContact()
  const response = await site.post(
    contactCall(await site.ticket(), { from_name: ' A ', from_email: 'annika@', phone: '123', message: 'kurz' }),
  )
  expect(response.status).toBe(422)
  expect((await response.text()).split('\n').slice(1)).toEqual([
    'template_params.from_name: Name muss mindestens 2 Zeichen lang sein',
    'template_params.from_email: Ungültige E-Mail-Adresse',
    'template_params.phone: Telefonnummer muss mindestens 10 Ziffern lang sein',
    'template_params.message: Nachricht muss mindestens 10 Zeichen lang sein',
  ])
  expect(await site.stored()).toEqual([])
})

test('the telephone number may be missing once the owner says so', async () => {
  await using site = await startContact()
  expect((await site.post(contactCall(await site.ticket(), { phone: '' }))).status).toBe(422)
  const { item, version } = await siteOptions(site)
  const values = { ...item, phoneRequired: false }
  await site.send('PATCH', '/api/content/siteOptions/siteOptions', { version, values })
  expect((await site.post(contactCall(await site.ticket(), { phone: '' }))).status).toBe(200)
})

test('bad input is refused without a trace', async () => {
  await using site = await startContact()
  const ticket = await site.ticket()
  const call = contactCall(ticket)
  const refused: [unknown, number, Record<string, string>?][] = [
    [{ ...call, service_id: 'service_other' }, 422],
    [{ ...call, template_id: undefined }, 422],
    [{ ...call, user_id: undefined }, 422],
    [{ ...call, template_params: undefined }, 422],
    [contactCall(ticket, { from_email: ['a@b.de'] }), 422],
    [contactCall(ticket, { message: 'a'.repeat(5_001) }), 422],
    [contactCall(ticket, { message: 'a'.repeat(70_000) }), 413],
    ['{"lib_version":', 400],
  ]
  for (const [body, status] of refused) expect((await site.post(body)).status, JSON.stringify(body)).toBe(status)
  site.pass(600_000)
  expect((await site.post(call, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await site.post(call, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await site.get('/api/v1.0/email/send')).status).toBe(405)
  expect(await site.stored()).toEqual([])
})

test('line breaks cannot leave the header fields they are entered in', async () => {
  await using site = await startContact()
  const name = 'Annika\r\nBcc: opfer@example.org'
  expect((await site.post(contactCall(await site.ticket(), { from_name: name }))).status).toBe(200)
  expect((await site.stored())[0]!.name).toBe('Annika Bcc: opfer@example.org')
  const email = 'annika@praxis.example\nBcc: opfer@example.org'
  expect((await site.post(contactCall(await site.ticket(), { from_email: email }))).status).toBe(422)
})

const from = (address: string) => ({ 'x-schaufenster-address': address })

async function countStatuses(answers: Promise<Response>[]): Promise<Record<number, number>> {
  const statuses = new Map<number, number>()
  for (const { status, headers } of await Promise.all(answers)) {
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  return Object.fromEntries(statuses)
}

test('ten messages from one address are accepted in ten minutes, however many are refused beside them', async () => {
  await using site = await startContact()
  const tickets = await Promise.all(Array.from({ length: 40 }, () => site.ticket(0)))
  site.pass(3_000)
  const send = (body: unknown, address = '203.0.113.7') => site.post(body, from(address))
  // Somebody who mistypes the address is not locked out by it (J37).
  const mistyped = Array.from({ length: 30 }, () => send(contactCall(tickets[0]!, { from_email: 'annika@' })))
  expect(await countStatuses(mistyped)).toEqual({ 422: 30 })
  const first = tickets.slice(0, 20).map((ticket) => send(contactCall(ticket)))
  expect(await countStatuses(first)).toEqual({ 200: 10, 429: 10 })
  expect(await site.stored()).toHaveLength(10)
  // A repetition whose answer got lost is no further message (J2).
  expect((await send(contactCall(tickets[0]!))).status).toBe(200)
  expect((await send(contactCall(tickets[20]!), '203.0.113.8')).status).toBe(200)
  site.pass(600_001)
  expect((await send(contactCall(tickets[21]!))).status).toBe(200)
  expect(await site.stored()).toHaveLength(12)
})

test('of a thousand requests from one address that store nothing sixty are looked at', async () => {
  await using site = await startContact()
  const ticket = await site.ticket()
  const flood = Array.from({ length: 1_000 }, (_, index) =>
    site.post(index % 2 ? contactCall('forged') : '{"lib_version":', from('203.0.113.7')),
  )
  expect(await countStatuses(flood)).toEqual({ 400: 30, 403: 30, 429: 940 })
  expect((await site.post(contactCall(ticket), from('203.0.113.7'))).status).toBe(429)
  expect((await site.post(contactCall(ticket), from('203.0.113.8'))).status).toBe(200)
  const repeated = Array.from({ length: 100 }, () => site.post(contactCall(ticket), from('203.0.113.8')))
  expect(await countStatuses(repeated)).toEqual({ 200: 60, 429: 40 })
  expect(await site.stored()).toHaveLength(1)
})

test('the form without JavaScript counts refused and accepted messages in the same way', async () => {
  await using site = await startContact()
  const forms = createContactForms(site.backend.contact, site.backend.log, site.backend.store)
  const submit = (form: PlainForm, answer: string, email = visitor.from_email) => {
    const { from_name: name, phone, message } = visitor
    const body = new URLSearchParams({ ticket: form.ticket, name, email, phone, message, mathAnswer: answer })
    return forms.submit(new Request(`${origin}/contact`, { method: 'POST', body, headers: from('203.0.113.7') }))
  }
  const filled = forms.newForm()
  site.pass(3_000)
  const answer = String(site.backend.contact.question(filled.ticket)!.answer)
  const wrong = String(Number(answer) + 1)
  for (let count = 0; count < 30; count++)
    expect((await submit(filled, wrong))?.form.notice).toBe(contactWords.texts.wrongAnswer)
  expect(await submit(filled, answer)).toBeUndefined()
  for (let count = 0; count < 30; count++)
    expect((await submit(filled, answer, 'annika@'))?.form.problems).toHaveProperty('email')
  expect((await submit(filled, wrong))?.form.notice).toBe(contactWords.texts.plain.tooMany)
  expect(await site.stored()).toHaveLength(1)
})

test('the question is asked no longer once the owner says so', async () => {
  await using site = await startContact()
  const forms = createContactForms(site.backend.contact, site.backend.log, site.backend.store)
  const submit = async () => {
    const { ticket } = forms.newForm()
    site.pass(3_000)
    const { from_name: name, from_email: email, phone, message } = visitor
    const body = new URLSearchParams({ ticket, name, email, phone, message })
    return forms.submit(new Request(`${origin}/contact`, { method: 'POST', body }))
  }
  expect((await submit())?.form.problems).toHaveProperty('mathAnswer')
  const { item, version } = await siteOptions(site)
  const values = { ...item, securityQuestion: false }
  await site.send('PATCH', '/api/content/siteOptions/siteOptions', { version, values })
  expect(await submit()).toBeUndefined()
})

test('the multipart variant takes the same message', async () => {
  await using site = await startContact()
  const { template_params, ...ids } = contactCall(await site.ticket())
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...template_params, ...ids })) form.append(name, String(value))
  const send = (body: BodyInit, headers?: HeadersInit) =>
    site.fetch(new Request(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body, headers }))
  const response = await send(form)
  expect([response.status, await response.text()]).toEqual([200, 'OK'])
  expect(await site.stored()).toHaveLength(1)
  expect((await send('{}', { 'content-type': 'application/json' })).status).toBe(415)
  expect((await send('no form', { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(400)
  form.set('message', new Blob(['a file in place of a text']))
  expect((await send(form)).status).toBe(422)
})

test('a domain with umlauts is taken as people write it and as browsers convert it, and shown readable', async () => {
  await using site = await startContact()
  for (const from_email of ['info@müller.de', 'info@xn--mller-kva.de', 'info@bаnk.example'])
    expect((await site.post(contactCall(await site.ticket(), { from_email }))).status, from_email).toBe(200)
  expect((await site.stored()).map(({ email }) => email)).toEqual([
    'info@müller.de',
    'info@müller.de',
    // With a letter of another script, which looks like ours.
    'info@xn--bnk-6cd.example',
  ])
  for (const from_email of ['jörg@müller.de', 'info@müller', 'info@müller.de/x', 'info@mü ller.de'])
    expect((await site.post(contactCall(await site.ticket(), { from_email }))).status, from_email).toBe(422)
})

test('a sender with umlauts is blocked in either form', async () => {
  const environment = { SCHAUFENSTER_CONTACT_BLOCKED_SENDERS: 'Info@Müller.de' }
  await using site = await startContact({ environment })
  for (const from_email of ['info@müller.de', 'info@xn--mller-kva.de'])
    expect((await site.post(contactCall(await site.ticket(), { from_email }))).status, from_email).toBe(403)
})

test('blocked senders are refused once the setting names them', async () => {
  const environment = { SCHAUFENSTER_CONTACT_BLOCKED_SENDERS: 'Annika.Scholz@praxis.example' }
  await using site = await startContact({ environment })
  const response = await site.post(contactCall(await site.ticket()))
  expect([response.status, await response.text()]).toEqual([403, 'Forbidden'])
  expect(await site.stored()).toEqual([])
})

async function siteOptions(site: Awaited<ReturnType<typeof startContact>>) {
  const { item } = (await (await site.get('/api/content/siteOptions')).json()) as { item: Record<string, unknown> }
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...values } = item
  return { item: values, version: 1 }
}
