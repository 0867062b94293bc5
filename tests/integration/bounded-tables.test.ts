import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { tidyUp } from '#server/content/tidy-up.ts'
import { mostHostsPerDay } from '#server/page-views/page-views.ts'
import { syncPaths, type CopyAnswer } from '#shared/offline/sync.ts'
import { openChangeFeed, type Change } from '#server/database/change-feed.ts'
import { onBothEngines, silentLog } from '../databases.ts'
import { startApp } from '../start-app.ts'

const dayMs = 86_400_000
const by = 'test'
const stat = { value: '1', label: 'Standorte' }
type App = Awaited<ReturnType<typeof startApp>>

const count = async ({ database }: App, table: 'changes' | 'revisions' | 'audit_log' | 'page_views') => {
  const { number } = await database.query
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('number'))
    .executeTakeFirstOrThrow()
  return Number(number)
}
const copy = async (app: App, since: string | null) =>
  (await (await app.send('GET', syncPaths.copy(since))).json()) as CopyAnswer

onBothEngines((_engine, newPlace) => {
  async function open() {
    const clock = { now: new Date('2026-03-01T10:00:00.000Z') }
    const app = await startApp({ newPlace, now: () => clock.now, seeded: false })
    // Every start tidies up once by itself; from then on only the days that pass do.
    const { name } = tidyUp(app.backend)
    const hasTidied = async () => (await app.backend.operations.system()).chores.find((chore) => chore.name === name)
    await expect.poll(async () => (await hasTidied())?.finishedAt).toBeTruthy()
    const pass = async (days: number) => {
      clock.now = new Date(clock.now.getTime() + days * dayMs)
      await tidyUp(app.backend).work()
    }
    const wait = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms))
    return Object.assign(app, { pass, wait })
  }

  test('of many saves the newest change of each item stays, and browsers miss nothing', async () => {
    await using app = await open()
    const { store } = app.backend
    await store.create('stats', { id: 'a', values: stat }, { by })
    const { mark: early } = await copy(app, null)
    await store.create('stats', { id: 'b', values: stat }, { by })
    for (let saved = 0; saved < 30; saved++) await store.saveDraft('stats', 'a', { by, values: { value: `${saved}` } })
    await store.create('stats', { id: 'c', values: stat }, { by })
    const { mark } = await copy(app, null)
    await app.pass(3)
    expect(await count(app, 'changes'), 'three created, and the newest save of the sitting').toBe(4)
    expect((await copy(app, early)).items.map(({ item }) => item.id).toSorted()).toEqual(['a', 'b', 'c'])
    await app.pass(2)
    expect(await count(app, 'changes')).toBe(3)

    // Its change is gone, so whoever has read up to it gets everything; who has the last one gets the news only.
    expect(await copy(app, early)).toMatchObject({ complete: true, items: { length: 3 } })
    await store.saveDraft('stats', 'b', { by, values: { value: 'neu' } })
    expect(await copy(app, mark)).toMatchObject({ complete: false, items: [{ item: { id: 'b' } }] })

    await app.pass(61)
    expect(await count(app, 'changes')).toBe(1)
    const { mark: last } = await copy(app, null)
    await app.pass(61)
    expect(await copy(app, last)).toEqual({ mark: last, complete: false, items: [], gone: [] })
  })

  test('of a sitting two changes stay, and nobody who reads in between misses anything', async () => {
    await using app = await open()
    const { store, feed } = app.backend
    await store.create('stats', { id: 'a', values: stat }, { by })
    await store.create('stats', { id: 'b', values: stat }, { by })
    const heard: string[] = []
    feed.subscribe((changes) => heard.push(...changes.map(({ documentId }) => documentId)))
    const marks: string[] = []
    for (let saved = 0; saved < 60; saved++) {
      app.wait(5_000)
      await store.saveDraft('stats', 'a', { by, values: { value: `${saved}` } })
      marks.push((await copy(app, null)).mark)
    }
    expect(heard, 'this node heard of each').toHaveLength(60)
    expect(await count(app, 'changes')).toBe(4)
    await store.update('stats', 'b', { by, values: { value: 'neu' } })
    for (const [index, mark] of marks.entries()) {
      const { complete, items } = await copy(app, mark)
      const ids = items.map(({ item }) => item.id)
      expect([mark, complete, ids.toSorted()]).toEqual([mark, false, index === 59 ? ['b'] : ['a', 'b']])
    }
    // Somebody else writes, or ten minutes have gone: another sitting.
    await store.saveDraft('stats', 'a', { by: 'other', values: { value: 'x' } })
    expect(await count(app, 'changes')).toBe(6)
  })

  test('a node that looks late hears of the item, and a change that visitors see stays', async () => {
    await using app = await open()
    const { store } = app.backend
    await store.create('stats', { id: 'a', values: stat }, { by })
    const late = await openChangeFeed(app.database, silentLog)
    const heard: Change[] = []
    late.subscribe((changes) => heard.push(...changes))
    await store.saveDraft('stats', 'a', { by, values: { value: '1' } })
    await store.publish('stats', 'a', { by })
    for (const value of ['2', '3', '4']) await store.saveDraft('stats', 'a', { by, values: { value } })
    await late.read()
    late.close()
    expect(heard.filter(({ audience }) => audience === 'public')).toHaveLength(1)
    expect(heard.at(-1)).toMatchObject({ documentId: 'a', audience: 'editors', version: 6 })
  })

  test('a mark of another database is refused, also between changes of one sitting', async () => {
    await using app = await open()
    const { store } = app.backend
    await store.create('stats', { id: 'a', values: stat }, { by })
    for (let saved = 0; saved < 5; saved++) {
      app.wait(5_000)
      await store.saveDraft('stats', 'a', { by, values: { value: `${saved}` } })
    }
    const { mark } = await copy(app, null)
    const [seq] = mark.split(':')
    for (const at of ['2026-02-28T10:00:00.000Z', '2026-03-02T10:00:00.000Z'])
      expect((await copy(app, `${Number(seq) - 1}:${at}`)).complete, at).toBe(true)
    expect((await copy(app, `${Number(seq) + 1}:2026-03-01T10:00:25.000Z`)).complete, 'one that is yet to come').toBe(
      true,
    )
  })

  test('the history keeps what it shows and what visitors saw', async () => {
    await using app = await open()
    const { store, past } = app.backend
    await store.create('stats', { id: 'a', values: stat }, { by })
    const revision = { collection: 'stats', document_id: 'a', action: 'draft', audience: 'editors' } as const
    const rest = { data: '{}', author: by, at: '2026-03-01T10:00:00.000Z', note: null, state_before: null }
    const rows = Array.from({ length: 260 }, (_, index) => ({ ...revision, ...rest, version: index + 2 }))
    await app.database.query.insertInto('revisions').values(rows).execute()
    expect(await count(app, 'revisions')).toBe(261)
    await app.pass(1)
    expect(await count(app, 'revisions')).toBe(201)
    expect(await past.itemsAt('stats', '2027-01-01')).toMatchObject([stat])
  })

  test('the audit log forgets what is older than the owner keeps it', async () => {
    await using app = await open()
    const { store } = app.backend
    await store.importDefaults('siteOptions', { by })
    await app.pass(360)
    await store.create('stats', { id: 'a', values: stat }, { by })
    expect(await count(app, 'audit_log')).toBe(2)
    await app.pass(10)
    const lines = async () => (await app.backend.operations.audit({})).lines.map(({ action }) => action)
    expect(await lines()).toEqual(['content.create'])
    const options = (await store.document('siteOptions'))!
    await store.update('siteOptions', undefined, {
      by,
      values: { retention: { ...options.retention, auditMonths: 1 } },
    })
    await app.pass(25)
    expect(await lines()).toEqual(['content.update'])
  })

  test('invented hosts leave few rows, and every view counts', async () => {
    await using app = await open()
    const { pageViews } = app.backend
    const view = (host: string) =>
      pageViews.count({
        method: 'GET',
        path: '/blog',
        status: 200,
        headers: { 'user-agent': 'Mozilla/5.0', referer: `https://${host}/`, 'sec-fetch-dest': 'document' },
      })
    for (let host = 0; host < 20_000; host++) {
      view(`erfunden-${host}.example`)
      if (host % 4_000 === 0) await pageViews.write()
    }
    view('erfunden-0.example')
    await pageViews.write()
    expect(await count(app, 'page_views')).toBeLessThanOrEqual(mostHostsPerDay)
    const { views, referrers } = await pageViews.report(7)
    expect(views).toBe(20_001)
    expect(referrers.slice(0, 2)).toEqual([
      { host: 'andere', views: expect.toSatisfy((count_: number) => count_ > 19_000) },
      { host: 'erfunden-0.example', views: 2 },
    ])
  })
})

test('settings that an older version stored have the period of the audit log', async () => {
  await using app = await startApp()
  const { query } = app.database
  const row = await query
    .selectFrom('documents')
    .select('data')
    .where('id', '=', 'siteOptions')
    .executeTakeFirstOrThrow()
  const old = JSON.parse(row.data!) as { retention: { auditMonths?: number } }
  delete old.retention.auditMonths
  await query
    .updateTable('documents')
    .set({ data: JSON.stringify(old) })
    .where('id', '=', 'siteOptions')
    .execute()
  expect((await app.backend.store.document('siteOptions'))?.retention.auditMonths).toBe(12)
  const saved = await app.backend.store.update('siteOptions', undefined, { by, values: { phoneRequired: false } })
  expect(saved.item).toMatchObject({ phoneRequired: false, retention: { auditMonths: 12 } })
})

test('the docs say of every table what it holds and what bounds it', async () => {
  await using app = await startApp()
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    app.database.query,
  )
  const page = readFileSync(new URL('../../docs/tables.md', import.meta.url), 'utf8')
  const documented = [...page.matchAll(/^\| `(\w+)` \| [^|]+ \| [^|]+ \|$/gm)].map(([, name]) => name!)
  const tables = rows.map(({ name }) => name).filter((name) => !name.startsWith('sqlite_'))
  expect(documented.toSorted()).toEqual(tables.toSorted())
})

test('large answers in JSON are compressed as asked for, and what is small is not', async () => {
  await using app = await startApp()
  const plain = await app.send('GET', syncPaths.copy(null))
  const text = await plain.text()
  expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([null, 'accept-encoding'])
  for (const [asked, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ]) {
    const answer = await app.send('GET', syncPaths.copy(null), undefined, { 'accept-encoding': asked! })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.length)
    expect(bytes.length).toBeLessThan(text.length / 3)
  }
  const { mark } = JSON.parse(text) as CopyAnswer
  const nothingNew = await app.send('GET', syncPaths.copy(mark), undefined, { 'accept-encoding': 'br' })
  expect(nothingNew.headers.get('content-encoding')).toBeNull()
  expect(await nothingNew.json()).toEqual({ mark, complete: false, items: [], gone: [] })
})
