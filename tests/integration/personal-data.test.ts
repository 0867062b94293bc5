import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { carryErasures } from '#server/personal-data/erasures.ts'
import type { ErasureLine, PersonReport } from '#shared/personal-data/personal-data.ts'
import { personalDataMessages } from '#shared/messages/personal-data.ts'
import { storeMessage } from '#server/inbox/messages.ts'
import { openTableSnapshot } from '#server/database/table-snapshot.ts'
import { goodPassword } from '../browser.ts'
import { onBothEngines } from '../databases.ts'
import { startMail } from '../start-mail.ts'
import { startMediaApp } from '../media-app.ts'

const email = 'anna@praxis.example'
const consentId = 'a'.repeat(32)
const person = { email, consentId }
const day = 86_400_000
type Site = Awaited<ReturnType<typeof startMail>>

const search = async (site: Pick<Site, 'send'>, asked: object = person) =>
  (await (await site.send('POST', '/api/personal-data/search', asked)).json()) as PersonReport
const erase = async (site: Pick<Site, 'send'>, asked: object = person) =>
  (await (await site.send('POST', '/api/personal-data/erase', asked)).json()) as ErasureLine
const counts = ({ sections }: PersonReport) =>
  Object.fromEntries(
    sections.filter(({ records }) => records.length > 0).map(({ kind, records }) => [kind, records.length]),
  )

/** Something of Anna at every place that can hold it, and of Berta beside it. */
async function fill(site: Site) {
  const { query } = site.database
  const at = site.now().toISOString()
  const anna = await site.write({ from_name: 'Anna Arzt', from_email: email, message: 'Der Konnektor hängt wieder.' })
  const berta = await site.write({
    from_name: 'Berta Beispiel',
    from_email: 'berta@praxis.example',
    message: `Meine Kollegin ${email} hat auch geschrieben.`,
  })
  await site.inbox.addNote(anna, 'Ruft dienstags an.', 'system')
  await site.inbox.addNote(berta, `Siehe Nachricht von Anna@praxis.example`, 'system')
  const { accounts, setUp } = site.backend.identity
  await accounts.create({ name: 'Chefin', email: 'chefin@praxis.example', role: 'admin', password: goodPassword })
  const id = await accounts.create({ name: 'Anna Arzt', email, role: 'editor', password: goodPassword })
  await setUp.invite({ email, role: 'admin', by: { id: 'system', name: 'System' } })
  await query
    .insertInto('audit_log')
    .values({ at, by: id, by_name: 'Anna Arzt', action: 'session.begin', subject: email })
    .execute()
  await query
    .insertInto('comments')
    .values({
      id: 'c',
      collection: 'faq',
      document_id: 'x',
      author: 'x',
      text: `Frag ${email}`,
      created_at: at,
      resolved_at: null,
    })
    .execute()
  await query
    .insertInto('consents')
    .values({
      consent_id: consentId,
      action: 'choose',
      preferences: 1,
      analytics: 0,
      marketing: 0,
      revision: 1,
      notice: 'n',
      decision: null,
      day: at.slice(0, 10),
      at,
    })
    .execute()
  await query
    .insertInto('media')
    .values({
      id: 'm',
      name: 'befund.pdf',
      hash: 'h',
      alt: `von ${email}`,
      decorative: 0,
      focal_x: 0,
      focal_y: 0,
      tags: '[]',
      created_at: at,
      created_by: id,
      updated_at: at,
      deleted_at: null,
    })
    .execute()
  await site.backend.store.create(
    'stats',
    { id: 'anna', values: { value: '1', label: `Fragt ${email}` } },
    { by: 'test' },
  )
  return { anna, berta, id }
}

onBothEngines((_engine, newPlace) => {
  test('an address is found at every place that holds it, and only what is theirs', async () => {
    await using site = await startMail({ newPlace })
    expect(counts(await search(site))).toEqual({})
    await fill(site)
    const report = await search(site, { email: 'ANNA@praxis.example', consentId })
    expect(counts(report)).toMatchObject({
      messages: 2,
      mentions: 4,
      account: 2,
      invitations: 1,
      audit: 3,
      consents: 1,
      uploads: 1,
      content: 1,
    })
    expect(JSON.stringify(report)).toContain('Der Konnektor hängt wieder.')
    expect(JSON.stringify(report)).not.toContain('berta@praxis.example')
    expect(counts(await search(site, { email: 'anna@praxis.example' }))).not.toHaveProperty('consents')
    expect(counts(await search(site, { email: 'nna@praxis.example' }))).toEqual({})
  })

  test('erasing leaves nothing of the person but a protocol that names nobody, and the others as they were', async () => {
    await using site = await startMail({ newPlace })
    const { anna, berta, id } = await fill(site)
    const line = await erase(site)
    expect(line).toMatchObject({ counts: { messages: 2, mentions: 4, account: 1, consents: 1, uploads: 1 } })
    expect(await site.inbox.get(anna)).toBeUndefined()
    expect(await site.inbox.get(berta)).toMatchObject({
      name: 'Berta Beispiel',
      message: 'Meine Kollegin [gelöscht] hat auch geschrieben.',
    })
    expect(await site.inbox.list({ state: 'open', search: email, page: 1 })).toMatchObject({ total: 0 })
    // What the site itself says is for people to change.
    expect(counts(await search(site))).toEqual({ content: 1 })
    const stored = await everything(site)
    for (const table of ['messages', 'message_entries', 'audit_log', 'erasures', 'users', 'comments', 'media'])
      expect(stored[table], table).not.toMatch(/anna@praxis|Anna Arzt/i)
    expect(stored.users).toContain('chefin@praxis.example')
    expect(stored.audit_log).toContain(line.number)
    expect(stored.audit_log).toContain(id)
    expect(await site.backend.personalData.protocol()).toEqual([line])
  })

  test('what was erased stays erased when an older backup is put back, and what came later stays', async () => {
    await using site = await startMail({ newPlace })
    const { berta } = await fill(site)
    const { query } = site.database
    const archived = await query.selectFrom('messages').selectAll().execute()
    const users = await query.selectFrom('users').selectAll().execute()
    await site.pass(day)
    await erase(site)
    await site.pass(day)
    const again = await site.write({
      from_name: 'Anna Arzt',
      from_email: email,
      message: 'Ich bin wieder da, mit neuer Frage.',
    })
    await site.database.query.transaction().execute(async (transaction) => {
      const carryOn = await carryErasures(transaction)
      await transaction.deleteFrom('erasures').execute()
      await transaction.deleteFrom('server_secrets').where('name', '=', 'erasure').execute()
      await transaction.deleteFrom('messages').where('id', '=', berta).execute()
      for (const row of archived) await transaction.insertInto('messages').values(row).execute()
      for (const row of users.filter((user) => user.email === email))
        await transaction.insertInto('users').values(row).execute()
      await carryOn()
    })
    const found = await search(site)
    expect(counts(found)).toMatchObject({ messages: 1 })
    expect(JSON.stringify(found)).toContain('Ich bin wieder da')
    expect(counts(found)).not.toHaveProperty('account')
    expect(await site.inbox.get(again)).toBeDefined()
    expect(await site.inbox.get(berta)).toMatchObject({ message: 'Meine Kollegin [gelöscht] hat auch geschrieben.' })
    expect(await site.backend.personalData.protocol()).toHaveLength(1)
  })

  test('each period says what it deletes now and soon, also one that is only tried', async () => {
    await using site = await startMail({ newPlace })
    const message = await site.write()
    await site.inbox.change([message], { state: 'archived' }, 'test')
    await site.backend.unanswered.record('Haben Sie einen Hund?')
    await site.pass(170 * day)
    const of = async (tried: object = {}) =>
      Object.fromEntries((await site.backend.personalData.retention(tried)).map((line) => [line.kind, line]))
    expect((await of()).archivedMessages).toMatchObject({ period: 6, kept: 1, due: 0, soon: 1 })
    expect((await of()).unansweredQuestions).toMatchObject({ period: 90, unit: 'days', kept: 1, due: 1 })
    expect((await of({ archivedMessages: 5, erasures: 1 })).archivedMessages).toMatchObject({ period: 5, due: 1 })
    expect((await of({ erasures: 1 })).erasures).toMatchObject({ period: 36, chosen: false, kept: 0 })
    await site.backend.unanswered.expire()
    expect((await of()).unansweredQuestions).toMatchObject({ kept: 0, oldest: null })
  })
})

test('somebody is found and erased by telephone number and by name, in any spelling', async () => {
  await using site = await startMail()
  const write = (from_name: string, from_email: string, phone: string, message: string) =>
    site.write({ from_name, from_email, phone, message })
  await write('Änne Öztürk', 'aenne@praxis.example', '0170 99 88 77', 'Bitte rufen Sie mich zurück.')
  await write('Ä. Ö.', 'privat@praxis.example', '+49 (0)170 / 998877', 'Noch einmal von zu Hause.')
  const other = await write('Berta Beispiel', 'berta@praxis.example', '0171 5556667', 'Wegen der Kollegin.')
  await site.inbox.addNote(other, 'Kollegin ist ÄNNE ÖZTÜRK, Tel. 0049170998877.', 'system')
  expect(counts(await search(site, { phone: '0170/998877' }))).toEqual({ messages: 2, mentions: 1 })
  expect(counts(await search(site, { name: 'Öztürk, Änne' }))).toEqual({ messages: 1, mentions: 1 })
  for (const [asked, message] of [
    [{}, 'E-Mail-Adresse, Telefonnummer oder Namen'],
    [{ phone: '110' }, 'die ganze Telefonnummer'],
    [{ name: 'Änne' }, 'Vor- und Nachnamen'],
    [{ email, consentId: 'kurz' }, 'keine Einwilligungs-ID'],
  ] as const) {
    const refused = await site.send('POST', '/api/personal-data/search', asked)
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(message)])
  }
  await erase(site, { phone: '+49 170 998877', name: 'änne öztürk' })
  const { messages, message_entries: entries } = await everything(site)
  expect(messages).not.toMatch(/Öztürk|998877|99 88 77/i)
  expect(messages).toContain('Berta Beispiel')
  expect(entries).toContain('Kollegin ist [gelöscht], Tel. [gelöscht].')
  expect(entries).not.toMatch(/öztürk|998877/i)
})

test('erased by number or name stays erased after a restore, also where only others wrote of it', async () => {
  await using app = await startMediaApp()
  const { backups, mail } = app.backend
  const post = (values: { name: string; email: string; phone: string; message: string }) =>
    app.database.query
      .transaction()
      .execute((transaction) => storeMessage(transaction, values, { contentHash: values.email, at: new Date() }))
  await post({ name: 'Änne Öztürk', email: 'a@praxis.example', phone: '', message: 'Guten Tag zusammen' })
  const other = await post({ name: 'Berta B', email: 'b@praxis.example', phone: '', message: 'Guten Tag' })
  await mail.inbox.addNote(other, 'Vertretung: Cem Kaya, 0170 99 88 77', 'system')
  const { name } = (await backups.make('manual'))!
  for (const asked of [{ name: 'Änne Öztürk' }, { name: 'Cem Kaya' }, { phone: '0170998877' }]) await erase(app, asked)
  await backups.restore({ name }, { by: { id: 'test', name: 'Test' }, passphrase: '' })
  const stored = await everything(app)
  expect(stored.messages).not.toMatch(/öztürk/i)
  expect(stored.message_entries).toContain('Vertretung: [gelöscht], [gelöscht]')
})

test('what is handed over is German and says nothing of others, nor who works here', async () => {
  await using site = await startMail()
  const { anna } = await fill(site)
  await site.inbox.addNote(anna, 'Chefin fragt berta@praxis.example, Anna Arzt wartet.', 'system')
  const { id: by } = await site.database.query
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'chefin@praxis.example')
    .executeTakeFirstOrThrow()
  const at = site.now().toISOString()
  const line = { at, by, by_name: 'Chefin', action: 'user.make-admin', subject: email }
  await site.database.query.insertInto('audit_log').values(line).execute()
  for (const format of ['html', 'json']) {
    const answer = await site.send('POST', '/api/personal-data/export', { ...person, format })
    const { text } = (await answer.json()) as { text: string }
    expect(text).not.toMatch(/Chefin|berta|Kollegin|Siehe Nachricht|Frag anna|credential|necessary|"editor"/i)
    expect(text).toContain('Beschäftigte fragt [andere Person], Anna Arzt wartet.')
    for (const word of [
      'Der Konnektor hängt wieder.',
      'Redaktion',
      'Kennwort',
      'Notwendig, Präferenzen',
      'Art. 15 Abs. 4',
    ])
      expect(text).toContain(word)
  }
  // Who looks it up in the admin area sees what they would erase.
  expect(JSON.stringify(await search(site))).toContain('Meine Kollegin')
})

test('a restored archive is cleared of whom the site has forgotten since', async () => {
  await using app = await startMediaApp()
  const { backups, identity } = app.backend
  await identity.accounts.create({
    name: 'Chefin',
    email: 'chefin@praxis.example',
    role: 'admin',
    password: goodPassword,
  })
  await identity.accounts.create({ name: 'Anna Arzt', email, role: 'editor', password: goodPassword })
  const before = await backups.make('manual')
  await erase(app, { email })
  await backups.restore({ name: before!.name }, { by: { id: 'test', name: 'Test' }, passphrase: '' })
  const users = await app.database.query.selectFrom('users').select('email').execute()
  expect(users.map((user) => user.email)).toEqual(['chefin@praxis.example'])
  expect(await app.backend.personalData.protocol()).toHaveLength(1)
})

test('the answer to a request is one file to print or to read by programs, and the log names nobody', async () => {
  await using site = await startMail()
  await site.write({ from_email: email, message: 'Ist <b>das</b> sicher?' })
  const hand = async (format: string) =>
    (await (await site.send('POST', '/api/personal-data/export', { email, format })).json()) as Record<string, string>
  const page = await hand('html')
  expect(page.name).toBe('auskunft-2026-11-15.html')
  expect(page.text).toContain('<html lang="de">')
  expect(page.text).toContain('Ist &lt;b&gt;das&lt;/b&gt; sicher?')
  expect(page.text).not.toMatch(/<script|https?:\/\/|<link/)
  for (const label of Object.values(personalDataMessages.kinds)) expect(page.text).toContain(label)
  const { text } = await hand('json')
  const others = Object.keys(personalDataMessages.kinds)
    .slice(1)
    .map((kind) => ({ kind }))
  expect(JSON.parse(text!)).toMatchObject({
    email,
    sections: [{ kind: 'messages', records: [{ facts: { email } }] }, ...others],
  })
  const lines = await site.database.query.selectFrom('audit_log').select(['action', 'subject']).execute()
  expect(lines.map(({ action }) => action)).toEqual(['person.export', 'person.export'])
  expect(JSON.stringify(lines)).not.toContain('anna')
})

test('the last administrator cannot be erased, a wrong address is refused, and strangers get nothing', async () => {
  await using site = await startMail()
  await site.backend.identity.accounts.create({ name: 'Chefin', email, role: 'admin', password: goodPassword })
  const refused = await site.send('POST', '/api/personal-data/erase', { email })
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'conflict' } }])
  expect(await site.database.query.selectFrom('users').select('email').execute()).toEqual([{ email }])
  expect(await site.database.query.selectFrom('erasures').selectAll().execute()).toEqual([])
  expect((await site.send('POST', '/api/personal-data/search', { email: 'keine' })).status).toBe(422)
  expect((await site.send('POST', '/api/personal-data/search', { email, consentId: 'kurz' })).status).toBe(422)
  for (const path of ['search', 'export', 'erase'])
    expect((await site.send('POST', `/api/personal-data/${path}`, { email }, { authorization: '' })).status).toBe(401)
})

test('an account stays that once signed in with the address, or asked for it, and has another one', async () => {
  await using site = await startMail()
  const { accounts } = site.backend.identity
  const password = goodPassword
  await accounts.create({ name: 'Chefin', email: 'chefin@praxis.example', role: 'admin', password })
  const by = await accounts.create({ name: 'Berta', email: 'berta@praxis.example', role: 'editor', password })
  const at = site.now().toISOString()
  for (const [action, subject] of [
    ['session.begin', email],
    ['account.ask-email', `berta@praxis.example → ${email}`],
  ] as const)
    await site.database.query.insertInto('audit_log').values({ at, by, by_name: 'Berta', action, subject }).execute()
  expect(await erase(site)).toMatchObject({ counts: { account: 0, audit: 2 } })
  const lines = await site.database.query.selectFrom('audit_log').select(['by_name', 'subject']).limit(2).execute()
  expect(lines.map((line) => [line.by_name, line.subject])).toEqual([
    ['Berta', '[gelöscht]'],
    ['Berta', 'berta@praxis.example → [gelöscht]'],
  ])
  expect(await site.database.query.selectFrom('users').select('id').where('id', '=', by).execute()).toHaveLength(1)
})

test('after three years the protocol is forgotten', async () => {
  await using site = await startMail()
  await erase(site, { email })
  const { chore, protocol } = site.backend.personalData
  await site.pass(1_090 * day)
  await chore.work()
  expect(await protocol()).toHaveLength(1)
  await site.pass(10 * day)
  await chore.work()
  expect(await protocol()).toEqual([])
})

test('the data map has every table, and names those that the search covers', async () => {
  await using site = await startMail()
  await using snapshot = await openTableSnapshot(site.database)
  const page = readFileSync('docs/data-map.md', 'utf8')
  const named = [...page.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  )
  expect(named.toSorted()).toEqual((await snapshot.tables()).toSorted())
})

/** What every table holds, as text. */
async function everything({ database }: Pick<Site, 'database'>): Promise<Record<string, string>> {
  await using snapshot = await openTableSnapshot(database)
  const found: Record<string, string> = {}
  for (const table of await snapshot.tables()) {
    found[table] = ''
    for await (const rows of snapshot.rows(table)) found[table] += JSON.stringify(rows)
  }
  return found
}
