import { existsSync, readdirSync, symlinkSync, unlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ticketMinAgeMs } from '#shared/limits.ts'
import { contactWords } from '#shared/messages/contact.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { createContactForms } from '#server/contact/plain-form.ts'
import { createLog } from '#server/base/log.ts'
import { goodPassword, openBrowser, signedInBrowser } from '../browser.ts'
import { contactCall } from '../contact-call.ts'
import { silentLog } from '../databases.ts'
import { startMediaApp } from '../media-app.ts'
import { pngPicture } from '../media-files.ts'
import type { MediaPlace } from '../object-stores.ts'
import { startApp } from '../start-app.ts'

// A disk without room, as SQLite reports it: the file may not grow by one more page.

const longText = 'Text '.repeat(1_000).trim()
const largeStat = (id: string) => ({ id, values: { value: id, label: 'ü'.repeat(190) } })

async function startFullApp() {
  const lines: string[] = []
  let at = new Date('2026-05-04T08:00:00Z').getTime()
  const app = await startApp({ log: createLog('warn', (line) => lines.push(line)), now: () => new Date(at) })
  const rows = async (table: 'documents' | 'changes' | 'messages' | 'used_tickets' | 'outbox') =>
    (await app.database.query.selectFrom(table).selectAll().execute()).length
  const limitPages = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(app.database.query)
  return Object.assign(app, {
    lines,
    rows,
    later: (ms: number) => (at += ms),
    limitPages,
    /** Writes until nothing fits any more, not even a page of another table; answers the first refusal. */
    async fillUp() {
      await sql`create table filler (bytes blob)`.execute(app.database.query)
      await limitPages(1)
      for (let index = 0; ; index++) {
        const response = await app.send('POST', '/api/content/stats', largeStat(`fill-${index}`))
        if (response.status === 201) continue
        const oneMore = () => sql`insert into filler values (zeroblob(2000))`.execute(app.database.query)
        while (await oneMore().then(Boolean, () => false));
        return response
      }
    },
  })
}

test('a full disk refuses a write with 507, says so in German, and logs what SQLite said first', async () => {
  await using app = await startFullApp()
  const refused = await app.fillUp()
  expect(refused.status).toBe(507)
  expect(await refused.json()).toMatchObject({ error: { code: 'storage-full', message: errorMessages.storageFull } })
  expect(app.lines.join('')).toContain('database or disk is full')
  expect(app.lines.join('')).not.toContain('cannot rollback')
})

test('a write that found no room leaves nothing behind, and reading goes on', async () => {
  await using app = await startFullApp()
  await app.fillUp()
  const before = [await app.rows('documents'), await app.rows('changes')]
  const refused = await app.send('POST', '/api/content/blogPosts', {
    id: 'gross',
    values: { title: 'Groß', teaser: 'Ein Satz', motif: 'web', content: `<p>${'Text '.repeat(20_000)}</p>` },
  })
  expect(refused.status).toBe(507)
  expect([await app.rows('documents'), await app.rows('changes')]).toEqual(before)
  expect((await app.get('/')).status).toBe(200)
  await app.limitPages(1_000_000)
  expect((await app.send('POST', '/api/content/stats', largeStat('wieder'))).status).toBe(201)
})

test('readiness ends when nothing can be written any more, and comes back with the room', async () => {
  await using app = await startFullApp()
  await app.fillUp()
  const full = await app.get('/readyz')
  expect([full.status, await full.text()]).toEqual([503, 'storage full\n'])
  await app.limitPages(1_000_000)
  app.later(10_000)
  expect((await app.get('/readyz')).status).toBe(200)
})

test('readiness ends with what people cannot do: signing in is refused, and so is the node', async () => {
  await using app = await startFullApp()
  const admin = await signedInBrowser(app, 'admin')
  // Its own row is there already: writing over that would find room.
  expect((await app.get('/readyz')).status).toBe(200)
  await app.fillUp()
  app.later(10_000)
  expect((await app.get('/readyz')).status).toBe(503)
  // What is left in pages that are half full goes with the first ones.
  const signIn = () =>
    openBrowser(app).send('POST', '/api/auth/password', { email: admin.email, password: goodPassword })
  let answer = await signIn()
  for (let time = 0; time < 100 && answer.status === 200; time++) answer = await signIn()
  expect(answer.status).toBe(507)
  app.later(10_000)
  expect((await app.get('/readyz')).status).toBe(503)
  await app.limitPages(1_000_000)
  app.later(10_000)
  expect((await app.get('/readyz')).status).toBe(200)
})

test('a contact message that cannot be stored is answered with 507, and nothing of it is kept', async () => {
  await using app = await startFullApp()
  const { ticket } = (await (await app.get('/api/contact/ticket')).json()) as { ticket: string }
  app.later(ticketMinAgeMs)
  await app.fillUp()
  const sent = await app.send('POST', '/api/v1.0/email/send', contactCall(ticket, { message: longText }))
  expect(sent.status).toBe(507)
  expect([await app.rows('messages'), await app.rows('used_tickets'), await app.rows('outbox')]).toEqual([0, 0, 0])
})

test('the form without JavaScript then shows its failure text and what was typed', async () => {
  await using app = await startFullApp()
  const forms = createContactForms(app.backend.contact, silentLog, app.backend.store)
  const { ticket } = forms.newForm()
  const { answer } = app.backend.contact.question(ticket)!
  app.later(ticketMinAgeMs)
  await app.fillUp()
  const entries = { name: 'Ada', email: 'ada@praxis.example', phone: '0361 123456', message: longText }
  const body = new URLSearchParams({ ...entries, ticket, mathAnswer: String(answer) })
  const shown = await forms.submit(new Request('http://localhost/contact', { method: 'POST', body }))
  expect(shown).toMatchObject({ form: { notice: contactWords.texts.sendFailed, entries }, status: 507 })
  expect([await app.rows('messages'), await app.rows('used_tickets')]).toEqual([0, 0])
})

test('a session that cannot be prolonged for want of room still counts', async () => {
  await using app = await startFullApp()
  const editor = await signedInBrowser(app, 'editor')
  const nearlyOver = new Date(Date.now() + 60_000).toISOString()
  await app.database.query.updateTable('sessions').set({ expiresAt: nearlyOver }).execute()
  await sql`create trigger large after update on sessions begin
    insert into server_secrets values ('large', hex(zeroblob(50000))); end`.execute(app.database.query)
  await app.limitPages(1)
  expect((await editor.send('GET', '/api/sync/copy')).status).toBe(200)
})

test('asking for readiness often writes seldom', async () => {
  await using app = await startFullApp()
  for (let asked = 0; asked < 50; asked++) await app.get('/readyz')
  const written = async () => (await app.database.query.selectFrom('write_checks').select('at').execute())[0]?.at
  const first = await written()
  app.later(1_000)
  await app.get('/readyz')
  expect(await written()).toBe(first)
  app.later(-3_600_000)
  await app.get('/readyz')
  expect(await written()).not.toBe(first)
})

test.skipIf(!existsSync('/dev/full'))(
  'an upload that finds no room is refused with 507 and leaves no file',
  async () => {
    await using app = await startMediaApp()
    const file = await pngPicture()
    const { url } = await app.start('Bild.png', file.length)
    const part = join(app.place.environment.SCHAUFENSTER_DATA_DIR!, 'media/uploads', `${basename(url)}.part`)
    unlinkSync(part)
    // A file that refuses every byte as a full disk does.
    symlinkSync('/dev/full', part)
    const refused = await app.sendPiece(url, 0, file)
    expect(refused.status).toBe(507)
    expect(await refused.json()).toMatchObject({ error: { code: 'storage-full' } })
    expect(filesIn(app.place)).toEqual([])
  },
)

test('a picture whose entry finds no room leaves neither upload nor file', async () => {
  await using app = await startMediaApp()
  const file = await pngPicture()
  const { url } = await app.start('Bild.png', file.length)
  // The entry needs pages that the database cannot have.
  await sql`create trigger large after insert on media begin
    insert into server_secrets values ('large', hex(zeroblob(50000))); end`.execute(app.database.query)
  await sql`pragma max_page_count = 1`.execute(app.database.query)
  const refused = await app.sendPiece(url, 0, file)
  expect(refused.status).toBe(507)
  expect(filesIn(app.place)).toEqual([])
})

function filesIn({ environment }: MediaPlace): string[] {
  return readdirSync(join(environment.SCHAUFENSTER_DATA_DIR!, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ name }) => name)
}
