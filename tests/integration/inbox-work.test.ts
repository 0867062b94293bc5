import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mostEntries } from '#shared/inbox/inbox-work.ts'
import { createLog } from '#server/base/log.ts'
import { deleteExpired } from '#server/inbox/retention.ts'
import { signedInBrowser } from '../browser.ts'
import { visitor } from '../contact-call.ts'
import { onBothEngines } from '../databases.ts'
import { startEmailJsProvider } from '../fakes/emailjs-provider.ts'
import { headerOf, startMailServer } from '../fakes/mail-server.ts'
import { startMail } from '../start-mail.ts'

type Site = Awaited<ReturnType<typeof startMail>>

const day = 86_400_000
const open = { state: 'open', search: '', page: 1 } as const
const answer = { subject: 'Ihre Anfrage', text: 'Guten Tag,\n\ngern rufen wir Sie am Dienstag an.' }
const put = (site: Site, id: string, reply: string, body: unknown = answer) =>
  site.send('PUT', `/api/mail/messages/${id}/replies/${reply}`, body)
const smtp = (url: string) => ({ SCHAUFENSTER_SMTP_URL: url, PUBLIC_URL: 'https://www.musterwerk-it.example' })

onBothEngines((_engine, newPlace) => {
  test('a reply reaches the sender in the same talk, once, and the message is answered', async () => {
    await using server = await startMailServer()
    const environment = { ...smtp(server.url), SCHAUFENSTER_MAIL_TO: 'anfragen@musterwerk-it.example' }
    await using site = await startMail({ newPlace, environment })
    await site.setOptions({ acknowledgementMail: true })
    const id = await site.write({ message: 'Können Sie mich zurückrufen?' })
    const before = await server.received(2)
    const idOf = (to: string) =>
      headerOf(
        before.find((mail) => mail.to[0] === to)!,
        'Message-ID',
      )
    const [notification, acknowledgement] = [idOf('anfragen@musterwerk-it.example'), idOf(visitor.from_email)]

    const reply = randomUUID()
    // The connection broke before the answer came: the page sends the same again.
    for (const attempt of [1, 2]) expect([attempt, (await put(site, id, reply)).status]).toEqual([attempt, 204])
    await site.outbox.deliverDue()
    const first = (await server.received(3))[2]!
    expect(first.to).toEqual([visitor.from_email])
    expect(headerOf(first, 'Subject')).toBe('Ihre Anfrage')
    expect(headerOf(first, 'Reply-To')).toContain('<anfragen@musterwerk-it.example>')
    expect(headerOf(first, 'In-Reply-To')).toBe(acknowledgement)
    expect(headerOf(first, 'References')).toBe(`${notification} ${acknowledgement}`)
    expect(headerOf(first, 'Auto-Submitted')).toBe('')
    expect(first.source).toContain('gern rufen wir Sie am Dienstag an.')
    expect(first.source).toMatch(/> K(?:ö|=C3=B6)nnen Sie mich/)
    expect(await site.inbox.get(id)).toMatchObject({ state: 'answered', delivery: { state: 'delivered' } })
    expect(await site.inbox.entries(id)).toMatchObject([
      { id: reply, kind: 'reply', author: 'API-Schlüssel', ...answer, delivery: { state: 'delivered' } },
    ])

    await site.pass(1_000)
    const second = randomUUID()
    expect((await put(site, id, second, { ...answer, text: 'Noch etwas.' })).status).toBe(204)
    await site.outbox.deliverDue()
    const [, , , last] = await server.received(4)
    expect(headerOf(last!, 'In-Reply-To')).toBe(headerOf(first, 'Message-ID'))
    expect(headerOf(last!, 'References').split(' ')).toHaveLength(3)
    await site.pass(3 * day)
    expect(server.mails).toHaveLength(4)
    // Another text under the id of one that was sent is a mistake.
    expect((await put(site, id, reply, { ...answer, text: 'Etwas anderes' })).status).toBe(409)
  })

  test('a message and a reply to it are tried apart', async () => {
    await using server = await startMailServer({
      onMailFrom: (_address, _session, refuse) => refuse(new Error('voll')),
    })
    await using site = await startMail({ newPlace, environment: smtp(server.url) })
    const id = await site.write()
    expect((await put(site, id, randomUUID())).status).toBe(204)
    await site.outbox.deliverDue()
    expect(await site.inbox.get(id)).toMatchObject({ delivery: { state: 'failed' } })
    // Trying the message again leaves the reply alone, and the other way round.
    const rows = () => site.database.query.selectFrom('outbox').select(['kind', 'attempts']).orderBy('kind').execute()
    expect(await rows()).toEqual([
      { kind: 'notification', attempts: 1 },
      { kind: 'reply', attempts: 1 },
    ])
    expect((await site.send('POST', `/api/mail/messages/${id}/retry`)).status).toBe(204)
    await site.outbox.deliverDue()
    expect(await site.inbox.entries(id)).toHaveLength(1)
  })

  test('messages are assigned, labelled, filtered and changed together', async () => {
    await using site = await startMail({ newPlace })
    const reader = await signedInBrowser(site, 'admin')
    const editor = await signedInBrowser(site, 'editor')
    const ids = [await site.write({ from_name: 'Anna' }), await site.write({ from_name: 'Bert' })]
    const third = await site.write({ from_name: 'Carla' })
    const bulk = (body: unknown) => site.send('PATCH', '/api/mail/messages-bulk', body)
    expect(await (await bulk({ ids, assignee: reader.id, addLabel: ' Angebot ' })).json()).toEqual({ count: 2 })
    expect((await bulk({ ids, addLabel: 'ANGEBOT' })).status).toBe(200)
    expect((await bulk({ ids, assignee: editor.id })).status).toBe(422)
    const names = async (filter: object) =>
      (await site.inbox.list({ ...open, ...filter })).messages.map(({ name }) => name)
    expect(await names({ assignee: reader.id })).toEqual(['Bert', 'Anna'])
    expect(await names({ assignee: 'nobody' })).toEqual(['Carla'])
    expect(await names({ label: 'Angebot' })).toEqual(['Bert', 'Anna'])
    expect(await site.inbox.labels()).toEqual(['Angebot'])
    expect(await site.inbox.readers()).toEqual([{ id: reader.id, name: 'Ada Admin' }])
    expect(await site.inbox.get(ids[0]!)).toMatchObject({ assignee: { name: 'Ada Admin' }, labels: ['Angebot'] })
    await bulk({ ids: [ids[0]], assignee: null, removeLabel: 'Angebot', state: 'archived' })
    expect(await site.inbox.get(ids[0]!)).toMatchObject({ assignee: null, labels: [], state: 'archived' })
    const deleted = await site.send('DELETE', '/api/mail/messages-bulk', { ids: [...ids, 'unbekannt'] })
    expect(await deleted.json()).toEqual({ count: 2 })
    expect(await names({})).toEqual(['Carla'])
    expect((await bulk({ ids: [], state: 'read' })).status).toBe(422)
    // Whoever is gone takes care of nothing.
    await bulk({ ids: [third], assignee: reader.id })
    await site.database.query.deleteFrom('users').where('id', '=', reader.id).execute()
    expect(await names({ assignee: 'nobody' })).toEqual(['Carla'])
    expect(await site.inbox.get(third)).toMatchObject({ assignee: null })
  })

  test('notes find their message, go with it, and leave no words in the log', async () => {
    await using site = await startMail({ newPlace })
    const id = await site.write()
    const address = `/api/mail/messages/${id}/notes`
    expect((await site.send('POST', address, { text: 'Kunde seit 2019, bitte Öl nachfüllen' })).status).toBe(204)
    expect((await site.send('POST', address, { text: '  ' })).status).toBe(422)
    expect(await site.inbox.list({ ...open, search: 'ÖL nachfüllen' })).toMatchObject({ total: 1 })
    const [note] = await site.inbox.entries(id)
    expect((await site.send('DELETE', `${address}/${note!.id}`)).status).toBe(204)
    expect((await site.send('DELETE', `${address}/${note!.id}`)).status).toBe(404)
    expect((await site.send('POST', '/api/mail/messages/unbekannt/notes', { text: 'x' })).status).toBe(404)

    await site.send('POST', address, { text: 'Bleibt bis zuletzt' })
    await site.inbox.change([id], { state: 'archived', addLabel: 'Alt' }, 'test')
    await site.pass(200 * day)
    await deleteExpired({ ...site.backend, now: site.now, log: createLog('error') })
    for (const table of ['message_entries', 'message_labels', 'outbox'] as const)
      expect(await site.database.query.selectFrom(table).selectAll().execute()).toEqual([])
    const log = await site.database.query.selectFrom('audit_log').select(['action', 'subject']).execute()
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['message.note', 'message.note-delete', 'message.label', 'message.state']),
    )
    expect(JSON.stringify(log)).not.toMatch(/Kunde seit|Bleibt bis|Alt\b/)
  })
})

test('without a mail server a reply is refused in plain words, and nothing has happened', async () => {
  await using provider = await startEmailJsProvider()
  const emailJs = {
    SCHAUFENSTER_EMAILJS_URL: provider.url,
    SCHAUFENSTER_EMAILJS_PUBLIC_KEY: 'public-key',
    SCHAUFENSTER_EMAILJS_SERVICE_ID: 'service-id',
    SCHAUFENSTER_EMAILJS_TEMPLATE_ID: 'template-id',
  }
  for (const environment of [{}, emailJs]) {
    await using site = await startMail({ environment })
    const id = await site.write()
    const response = await put(site, id, randomUUID())
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      error: { code: 'unavailable', message: expect.stringContaining('Es ist kein Mailserver eingerichtet') },
    })
    expect(await site.inbox.entries(id)).toEqual([])
    expect(await site.inbox.get(id)).toMatchObject({ state: 'new' })
  }
})

test('a reply to an address that does not exist is given up at once and can be sent again', async () => {
  let refusing = true
  await using server = await startMailServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(
        refusing && address === visitor.from_email
          ? Object.assign(new Error('no such user'), { responseCode: 550 })
          : undefined,
      ),
  })
  await using site = await startMail({ environment: smtp(server.url) })
  const id = await site.write()
  const reply = randomUUID()
  await put(site, id, reply)
  await site.outbox.deliverDue()
  expect(await site.inbox.entries(id)).toMatchObject([
    { delivery: { state: 'failed', reason: expect.stringContaining('no such user'), nextTryAt: null } },
  ])
  expect(await site.inbox.summary()).toMatchObject({ undelivered: 1 })
  refusing = false
  expect((await site.send('POST', `/api/mail/messages/${id}/replies/${reply}/retry`)).status).toBe(204)
  await site.outbox.deliverDue()
  expect(await site.inbox.entries(id)).toMatchObject([{ delivery: { state: 'delivered' } }])
  expect(await site.inbox.summary()).toMatchObject({ undelivered: 0 })
  expect((await site.send('POST', `/api/mail/messages/${id}/replies/${reply}/retry`)).status).toBe(404)
})

test('headers of a reply hold no further lines, and its text no markup', async () => {
  await using server = await startMailServer()
  await using site = await startMail({ environment: smtp(server.url) })
  const id = await site.write()
  const body = { subject: 'Hallo\r\nBcc: opfer@example.org', text: '<script>alert(1)</script>' }
  expect((await put(site, id, randomUUID(), body)).status).toBe(204)
  await site.outbox.deliverDue()
  const mail = (await server.received(2)).find(({ to }) => to[0] === visitor.from_email)!
  expect(headerOf(mail, 'Subject')).toBe('Hallo Bcc: opfer@example.org')
  expect(headerOf(mail, 'Bcc')).toBe('')
  expect(mail.source.replaceAll('=\n', '')).toContain('<div style=3D"white-space:pre-wrap">&lt;script&gt;')
  for (const bad of [
    { subject: '', text: 'x' },
    { subject: 'x', text: ' ' },
    { subject: 'x', text: 'x'.repeat(10_001) },
  ])
    expect((await put(site, id, randomUUID(), bad)).status).toBe(422)
  expect((await put(site, id, 'keine-uuid')).status).toBe(422)
  expect((await put(site, 'unbekannt', randomUUID())).status).toBe(404)
})

test('templates are saved for everybody, offered from the start, and bounded like entries', async () => {
  await using site = await startMail()
  expect((await site.inbox.templates()).map(({ name }) => name)).toContain('Termin vorschlagen')
  const id = randomUUID()
  const save = (body: unknown) => site.send('PUT', `/api/mail/templates/${id}`, body)
  expect((await save({ name: 'Rückruf', text: 'Guten Tag {{name}},' })).status).toBe(204)
  expect((await save({ name: 'Rückruf heute', text: 'Guten Tag {{name}},' })).status).toBe(204)
  expect(await site.inbox.templates()).toEqual([{ id, name: 'Rückruf heute', text: 'Guten Tag {{name}},' }])
  expect((await site.send('DELETE', `/api/mail/templates/${id}`)).status).toBe(204)
  expect((await site.send('DELETE', `/api/mail/templates/${id}`)).status).toBe(404)

  const message = await site.write()
  const rows = Array.from({ length: mostEntries }, (_, index) => ({
    id: `n${index}`,
    message_id: message,
    kind: 'note' as const,
    author: 'system',
    subject: '',
    text: 'x',
    search_text: 'x',
    created_at: site.now().toISOString(),
  }))
  await site.database.query.insertInto('message_entries').values(rows).execute()
  expect((await site.send('POST', `/api/mail/messages/${message}/notes`, { text: 'eine mehr' })).status).toBe(409)
})
