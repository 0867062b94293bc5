import { expect, test } from 'vitest'
import { carrySubscriptionEnds } from '#server/status/end-subscription.ts'
import { tellSubscribers } from '#server/status/tell-subscribers.ts'
import type { PersonReport } from '#shared/personal-data/personal-data.ts'
import { onBothEngines } from '../databases.ts'
import { headerOf, startMailServer, type ReceivedMail } from '../fakes/mail-server.ts'
import { startMail } from '../start-mail.ts'

const email = 'anna@praxis.example'
const hour = 3_600_000
const day = 24 * hour
const message = { title: 'Konnektoren gestört', text: 'Wir arbeiten daran.', severity: 'outage' }

async function start(options: Parameters<typeof startMail>[0] = {}) {
  const server = await startMailServer()
  const environment = { SCHAUFENSTER_SMTP_URL: server.url, PUBLIC_URL: 'http://localhost:3000' }
  const site = await startMail({ ...options, environment })
  const { mail, filled, subscribers } = site.backend
  const chore = tellSubscribers({ database: site.database, store: filled, outbox: mail.outbox, now: site.now })
  const rows = <Table extends 'status_subscribers' | 'subscription_proofs' | 'outbox'>(table: Table) =>
    site.database.query
      .selectFrom(table as 'outbox')
      .selectAll()
      .execute() as Promise<Record<string, unknown>[]>
  const form = (path: string, fields: Record<string, string>) =>
    site.fetch(new Request(`http://localhost:3000${path}`, { method: 'POST', body: new URLSearchParams(fields) }))
  return Object.assign(site, {
    server,
    rows,
    form,
    /** Where the form leads. */
    async signUp(address = email) {
      const answer = await form('/api/status/abo', { email: address })
      await mail.outbox.deliverDue()
      return answer.headers.get('location')
    },
    async confirmed(address = email) {
      const before = server.mails.length
      await this.signUp(address)
      const token = tokenIn(server.mails[before]!)
      await form(`/api/status/abo/${token}/bestaetigen`, {})
      return token
    },
    async tell() {
      await chore.work()
      await mail.outbox.deliverDue()
    },
    forget: () => subscribers.chore.work(),
    subjects: () => server.mails.map((received) => headerOf(received, 'Subject')),
    async [Symbol.asyncDispose]() {
      await site.close()
      await site.database[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  })
}

/** The text of a mail, whatever its lines were folded to. */
function plainText({ source }: ReceivedMail): string {
  return source.replaceAll(/=\n/g, '').replaceAll('=3D', '=')
}

function tokenIn(mail: ReceivedMail): string {
  return /schluessel=([\w-]{22}\.[\w-]{43})/.exec(plainText(mail))![1]!
}

onBothEngines((_engine, newPlace) => {
  test('nobody is told anything before the mail is answered, and then everything once', async () => {
    await using site = await start({ newPlace })
    expect(await site.signUp()).toBe('/status?abo=gesendet#abo')
    expect(site.server.mails[0]).toMatchObject({ to: [email] })
    expect(site.subjects()).toEqual(['Bitte bestätigen: Statusmeldungen von Musterwerk IT'])
    await site.backend.store.create('incidents', { id: 'ti', values: message }, { by: 'test' })
    await site.tell()
    expect(site.server.mails).toHaveLength(1)

    const token = tokenIn(site.server.mails[0]!)
    // A link that is only opened changes nothing.
    expect((await site.get(`/api/status/abo/${token}`)).headers.get('location')).toBe(`/status?schluessel=${token}#abo`)
    expect(await site.rows('status_subscribers')).toMatchObject([{ email, confirmed_at: null }])
    const answer = await site.form(`/api/status/abo/${token}/bestaetigen`, {})
    expect(answer.headers.get('location')).toBe('/status?abo=bestaetigt#abo')
    const [proof] = await site.rows('status_subscribers')
    expect(proof).toMatchObject({ confirmed_at: site.now().toISOString() })
    expect(proof!.wording).toContain('willigen Sie ein, dass Musterwerk IT Ihnen Statusmeldungen')

    await site.backend.store.create(
      'incidents',
      { id: 'umzug', values: { ...message, title: 'Umzug', kind: 'maintenance', startsAt: '2026-12-01T20:00:00Z' } },
      { by: 'test' },
    )
    await site.tell()
    await site.tell()
    const { updates } = { updates: [{ at: '2026-11-15T08:00:00Z', text: 'Ursache gefunden' }] }
    await site.backend.store.update('incidents', 'ti', { by: 'test', values: { updates } })
    await site.tell()
    await site.backend.store.update('incidents', 'ti', { by: 'test', values: { endsAt: site.now().toISOString() } })
    await site.tell()
    expect(site.subjects().slice(1)).toEqual([
      'Geplante Wartung: Umzug',
      'Neuer Stand: Konnektoren gestört',
      'Erledigt: Konnektoren gestört',
    ])
  })

  test('a mail program unsubscribes with one call, the address is gone and the proof names nobody', async () => {
    await using site = await start({ newPlace })
    await site.confirmed()
    await site.backend.store.create('incidents', { id: 'ti', values: message }, { by: 'test' })
    await site.tell()
    const told = site.server.mails[1]!
    expect(headerOf(told, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    const address = /^<http:\/\/localhost:3000(.+)>$/.exec(headerOf(told, 'List-Unsubscribe'))![1]!
    expect((await site.form(address, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
    expect((await site.form(address, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
    expect(await site.rows('status_subscribers')).toEqual([])
    const proofs = await site.rows('subscription_proofs')
    expect(proofs).toMatchObject([{ how: 'one-click', ended_at: site.now().toISOString() }])
    expect(JSON.stringify([proofs, await site.rows('outbox')])).not.toContain('anna')
  })

  test('who left stays away when an older backup comes back', async () => {
    await using site = await start({ newPlace })
    const token = await site.confirmed()
    const [row] = await site.rows('status_subscribers')
    await site.form(`/api/status/abo/${token}`, {})
    await site.database.query.transaction().execute(async (transaction) => {
      const carryOn = await carrySubscriptionEnds(transaction)
      await transaction.deleteFrom('subscription_proofs').execute()
      await transaction
        .insertInto('status_subscribers')
        .values(row as never)
        .execute()
      await carryOn()
    })
    expect(await site.rows('status_subscribers')).toEqual([])
    expect(await site.rows('subscription_proofs')).toHaveLength(1)
  })
})

test('an unconfirmed address is forgotten after seven days, a confirmed one stays', async () => {
  await using site = await start()
  await site.signUp('offen@praxis.example')
  await site.confirmed()
  await site.pass(7 * day)
  await site.forget()
  expect(await site.rows('status_subscribers')).toHaveLength(2)
  await site.pass(1)
  await site.forget()
  expect(await site.rows('status_subscribers')).toMatchObject([{ email }])
})

test('an address gets one mail an hour however often it is entered, and nobody learns whether it is known', async () => {
  await using site = await start()
  await site.confirmed()
  for (let time = 0; time < 3; time++)
    expect(await site.signUp('Anna@Praxis.example ')).toBe('/status?abo=gesendet#abo')
  expect(site.server.mails).toHaveLength(1)
  await site.pass(hour)
  await site.signUp()
  expect(site.subjects()[1]).toBe('Ihre Statusmeldungen von Musterwerk IT')
  expect(await site.rows('status_subscribers')).toHaveLength(1)
})

test('limits are those of the contact form', async () => {
  await using site = await start()
  for (let count = 0; count < 10; count++) await site.signUp(`${count}@praxis.example`)
  expect(await site.signUp()).toBe('/status?abo=zuviele#abo')
  expect(site.server.mails).toHaveLength(10)
  await site.pass(10 * 60_000)
  expect(await site.signUp()).toBe('/status?abo=gesendet#abo')
  expect(await site.signUp('anna@')).toBe('/status?abo=adresse#abo')
})

test('a message of a visitor does not wait until everybody is told of a disturbance', async () => {
  await using site = await start()
  const { outbox } = site.backend.mail
  for (let count = 0; count < 8; count++) await site.confirmed(`${count}@praxis.example`)
  const ids = (await site.rows('status_subscribers')).map(({ id }) => id as string)
  const at = site.now().toISOString()
  const news = { id: 'n', incident_id: 'ti', events: '[]', what: 'opened' as const, title: 'Gestört', text: 'Text', at }
  await site.database.query.transaction().execute(async (transaction) => {
    await transaction.insertInto('status_news').values(news).execute()
    await outbox.enqueueToSubscribers(transaction, { kind: 'status', to: ids, entryId: 'n' })
  })
  await site.write()
  const after = site.subjects().slice(8)
  expect(after).toHaveLength(9)
  // The first five leave together.
  expect(after.findIndex((subject) => subject.startsWith('Kontaktanfrage'))).toBeLessThan(5)
})

test('a token that we have not issued opens nothing', async () => {
  await using site = await start()
  const token = await site.confirmed()
  const forged = `${token.slice(0, -3)}AAA`
  expect(await site.backend.subscribers.find(token)).toMatchObject({ email, isConfirmed: true })
  expect(await site.backend.subscribers.find(forged)).toBeUndefined()
  expect((await site.form(`/api/status/abo/${forged}`, {})).headers.get('location')).toBe('/status?abo=unbekannt#abo')
  expect(await site.rows('status_subscribers')).toHaveLength(1)
})

test('without a mail server there is nothing to sign up for', async () => {
  await using site = await startMail()
  expect(site.backend.subscribers.offered()).toBe(false)
  expect(await site.backend.subscribers.subscribe(new Request('http://localhost:3000/'), email)).toBe('failed')
  const rows = await site.database.query.selectFrom('status_subscribers').selectAll().execute()
  expect(rows).toEqual([])
})

test('people who read messages remove an address, and the log does not keep it', async () => {
  await using site = await start()
  await site.confirmed()
  const { subscribers: shown } = await site.backend.subscribers.list()
  expect(shown).toMatchObject([{ email, problem: null }])
  const path = `/api/status/subscribers/${shown[0]!.id}`
  expect((await site.fetch(new Request(`http://localhost:3000${path}`, { method: 'DELETE' }))).status).toBe(401)
  expect((await site.send('DELETE', path)).status).toBe(204)
  expect((await site.send('DELETE', path)).status).toBe(404)
  const lines = await site.database.query.selectFrom('audit_log').selectAll().execute()
  expect(lines.filter(({ action }) => action === 'subscriber.remove')).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toContain('anna')
  expect((await site.backend.subscribers.list()).proofs).toMatchObject([{ how: 'removed' }])
})

test('a mailbox that is gone is no alarm, and people see it', async () => {
  await using site = await start()
  await site.confirmed()
  const row = (await site.rows('status_subscribers'))[0]!
  await site.database.query
    .updateTable('outbox')
    .set({ state: 'failed', reason: 'Der Mailserver hat abgelehnt: 550' })
    .where('subscriber_id', '=', row.id as string)
    .execute()
  expect((await site.backend.subscribers.list()).subscribers[0]!.problem).toContain('550')
  const { lookAtEverything } = await import('#server/alarms/watched.ts')
  const found = await lookAtEverything({
    ...site.backend,
    providers: () => [],
    securityTxt: async () => undefined,
    now: site.now,
  } as never)
  expect(found.find(({ check }) => check === 'deliveries')).toMatchObject({ state: 'ok' })
})

test('the search for a person finds the subscription, and erasing leaves a proof without them', async () => {
  await using site = await start()
  await site.confirmed()
  const ask = async () =>
    (await (await site.send('POST', '/api/personal-data/search', { email })).json()) as PersonReport
  const own = (await ask()).sections.find(({ kind }) => kind === 'subscriptions')!
  expect(own.records.map(({ title }) => title)).toEqual([
    'Anmeldung zu Statusmeldungen',
    'Bestätigung der Anmeldung',
    'E-Mail',
  ])
  await site.send('POST', '/api/personal-data/erase', { email })
  expect((await ask()).sections.flatMap(({ records }) => records)).toEqual([])
  expect(await site.rows('subscription_proofs')).toMatchObject([{ how: 'erased' }])
})
