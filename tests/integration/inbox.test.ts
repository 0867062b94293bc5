import { expect, test } from 'vitest'
import { createLog } from '#server/base/log.ts'
import { deleteExpired } from '#server/inbox/retention.ts'
import { onBothEngines } from '../databases.ts'
import { startMail } from '../start-mail.ts'

const day = 86_400_000
const open = { state: 'open', search: '', page: 1 } as const

onBothEngines((_engine, newPlace) => {
  test('messages are found by any of their words, whatever the case and however odd', async () => {
    await using site = await startMail({ newPlace })
    await site.write({ from_name: 'Ägidius Öztürk', message: 'Können Sie 100 % Verfügbarkeit zusagen?' })
    await site.write({ from_name: 'Berta Beispiel', message: 'Ein_Wort mit Unterstrich \\ und mehr' })
    const find = async (search: string) => {
      const { messages } = await site.inbox.list({ ...open, search })
      return messages.map(({ name }) => name)
    }
    expect(await find('äGIDIUS öztürk')).toEqual(['Ägidius Öztürk'])
    expect(await find('100 % verfügbarkeit')).toEqual(['Ägidius Öztürk'])
    expect(await find('%')).toEqual(['Ägidius Öztürk'])
    expect(await find('Ein_Wort')).toEqual(['Berta Beispiel'])
    expect(await find('Ein-Wort')).toEqual([])
    expect(await find('\\')).toEqual(['Berta Beispiel'])
    expect(await find('praxis.example')).toEqual(['Berta Beispiel', 'Ägidius Öztürk'])
    expect(await find("' or 1=1 --")).toEqual([])
  })

  test('states lead from new to archived, counted all the way', async () => {
    await using site = await startMail({ newPlace })
    const id = await site.write()
    const change = (state: string) => site.send('PATCH', `/api/mail/messages/${id}`, { state })
    expect(await site.inbox.counts()).toEqual({ new: 1, read: 0, answered: 0, spam: 0, archived: 0 })
    for (const state of ['read', 'answered', 'spam', 'new', 'archived']) expect((await change(state)).status).toBe(204)
    expect(await site.inbox.counts()).toMatchObject({ new: 0, archived: 1 })
    expect(await site.inbox.list(open)).toMatchObject({ total: 0 })
    expect(await site.inbox.get(id)).toMatchObject({ state: 'archived', closedAt: site.now().toISOString() })
    expect((await change('archived')).status).toBe(204)
    expect((await change('read')).status).toBe(204)
    expect(await site.inbox.get(id)).toMatchObject({ closedAt: null })
    expect((await change('burned')).status).toBe(422)
    expect((await site.send('PATCH', '/api/mail/messages/unknown', { state: 'read' })).status).toBe(404)
  })

  test('archived messages and spam are deleted when their period is over, and the log says so', async () => {
    const lines: string[] = []
    await using site = await startMail({ newPlace })
    const kept = await site.write({ message: 'Diese Nachricht bleibt offen.' })
    const archived = await site.write({ message: 'Diese Nachricht wird archiviert.' })
    const spam = await site.write({ message: 'Diese Nachricht ist unerwünscht.' })
    await site.inbox.change([archived], { state: 'archived' }, 'test')
    await site.inbox.change([spam], { state: 'spam' }, 'test')
    const log = createLog('info', (line) => lines.push(line))
    const clean = () => deleteExpired({ ...site.backend, now: site.now, log })
    await site.pass(180 * day)
    await clean()
    expect(await site.inbox.get(archived)).toBeDefined()
    await site.pass(2 * day)
    await clean()
    expect(await site.inbox.get(archived)).toBeUndefined()
    expect(await site.inbox.get(spam)).toBeUndefined()
    expect(await site.inbox.get(kept)).toBeDefined()
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ count: 2 }])
    expect(await site.inbox.summary()).toMatchObject({ overdue: 1 })
    expect(await site.database.query.selectFrom('used_tickets').selectAll().execute()).toEqual([])
  })
})

test('deleting is for good and written down without the words of the message', async () => {
  await using site = await startMail()
  const id = await site.write()
  expect((await site.send('DELETE', `/api/mail/messages/${id}`)).status).toBe(204)
  expect((await site.send('DELETE', `/api/mail/messages/${id}`)).status).toBe(404)
  expect(await site.inbox.get(id)).toBeUndefined()
  const entries = await site.database.query.selectFrom('audit_log').select(['action', 'subject']).execute()
  expect(entries).toEqual([{ action: 'message.delete', subject: 'Nachricht vom 15.11.2026, 09:00' }])
})

test('the export is a table of what the filter shows', async () => {
  await using site = await startMail()
  await site.write({ from_name: '=HYPERLINK("x")', message: 'Erste; Zeile\nZweite "Zeile"' })
  await site.write({ message: 'Eine ganz andere Nachricht.' })
  const response = await site.send('GET', '/api/mail/messages.csv?suche=zweite')
  expect(response.headers.get('content-disposition')).toContain('nachrichten.csv')
  // As bytes: reading it as text would drop the mark at the start.
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())).toBe(
    [
      '\uFEFFEingang;Name;E-Mail;Telefon;Nachricht;Status',
      '15.11.26, 09:00;"\'=HYPERLINK(""x"")";annika.scholz@praxis.example;0361 1234567;"Erste; Zeile\nZweite ""Zeile""";Neu\r\n',
    ].join('\r\n'),
  )
})

test('nobody without the right gets at messages', async () => {
  await using site = await startMail()
  const id = await site.write()
  const address = `http://localhost:3000/api/mail/messages/${id}`
  const requests = [
    new Request(address, { method: 'DELETE' }),
    new Request(address, { method: 'PATCH', body: '{}' }),
    new Request(`${address}/retry`, { method: 'POST' }),
    new Request('http://localhost:3000/api/mail/messages.csv'),
  ]
  for (const request of requests) expect((await site.fetch(request)).status, request.url).toBe(401)
  expect(await site.inbox.get(id)).toBeDefined()
})

test('pages hold twenty-five messages, the newest first', async () => {
  await using site = await startMail()
  for (let number = 1; number <= 27; number++) {
    await site.write({ message: `Nachricht mit der Nummer ${number}.` })
    await site.pass(2 * 60_000)
  }
  const first = await site.inbox.list(open)
  expect(first).toMatchObject({ total: 27, pages: 2 })
  expect(first.messages.map(({ message }) => message)).toHaveLength(25)
  expect(first.messages[0]!.message).toBe('Nachricht mit der Nummer 27.')
  const second = await site.inbox.list({ ...open, page: 2 })
  expect(second.messages.map(({ message }) => message)).toEqual([
    'Nachricht mit der Nummer 2.',
    'Nachricht mit der Nummer 1.',
  ])
})
