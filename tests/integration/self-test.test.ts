import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { backend } from '#server/context.ts'
import { ownKeys } from '#shared/self-test/check-page.ts'
import type { SelfTestResult } from '#shared/self-test/self-test.ts'
import { createLog } from '#server/base/log.ts'
import { openResults } from '#server/self-test/results.ts'
import { newPostgresPlace, onBothEngines } from '../databases.ts'
import { insertPosts } from '../many-posts.ts'
import { startApp } from '../start-app.ts'
import type { TestRender } from '../as-render.ts'

/** A page that says when it was sealed, and carries whatever the first statistic is called. */
const render: TestRender = async (request, context) => {
  const { content, sealedAt } = context.get(backend)
  const [stat] = await content.list('stats')
  const seal = new URL(request.url).pathname === '/datenschutz' ? ((await sealedAt()) ?? 'nicht geprüft') : ''
  const html = `<!doctype html><main>${stat?.label ?? ''}</main><p>${seal}</p>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
const pixel = '<img src=https://pixel.example/p.gif>'

onBothEngines((_engine, newPlace) => {
  test('a clean site is sealed with the time, and loses the seal with a foreign picture and after two days', async () => {
    let time = Date.parse('2026-11-15T08:00:00Z')
    await using app = await startApp({ newPlace, render, now: () => new Date(time) })
    const { selfTest, store } = app.backend
    const page = async () => (await app.get('/datenschutz')).text()
    expect(await page()).toContain('nicht geprüft')
    expect(await selfTest.run()).toMatchObject({ findings: [], declaredHosts: [] })
    expect(await page()).toContain('2026-11-15T08:00:00.000Z')

    const [stat] = await store.list('stats')
    await store.update('stats', stat!.id, { by: 'test', values: { label: pixel } })
    const found = await selfTest.run()
    expect(found.findings).toMatchObject([{ rule: 'foreign-host', detail: 'pixel.example' }])
    expect(found.findings[0]!.count).toBe(found.pages)
    expect(await page()).toContain('nicht geprüft')

    await store.update('stats', stat!.id, { by: 'test', values: { label: 'Standorte' } })
    await selfTest.run()
    expect(await page()).toContain('2026-11-15T08:00:00.000Z')
    time += 49 * 3_600_000
    expect(await selfTest.sealedAt()).toBeUndefined()
  })
})

test('a register without a key of the software is a finding, and so is a page that fails', async () => {
  const failing: TestRender = async (request, context) =>
    new URL(request.url).pathname === '/agb'
      ? new Response('<p>', { status: 500, headers: { 'content-type': 'text/html' } })
      : render(request, context)
  await using app = await startApp({ render: failing })
  await app.backend.store.delete('registeredServices', 'bewegung', { by: 'test' })
  const { findings } = await app.backend.selfTest.run()
  expect(findings).toMatchObject([
    { rule: 'own-key', detail: 'localStorage: schaufenster-motion', count: 0 },
    { rule: 'unreadable', detail: '500', pages: ['/agb'] },
  ])
})

test('it runs a minute after something was published and at night, not at the start and not for drafts', async () => {
  let time = Date.parse('2026-11-15T08:00:00Z')
  await using app = await startApp({ render, now: () => new Date(time) })
  const { selfTest, store } = app.backend
  const [stat] = await store.list('stats')
  const pass = async (minutes: number) => {
    time += minutes * 60_000
    await selfTest.chore.work()
    return (await selfTest.last())?.at
  }
  expect(await pass(5)).toBeUndefined()
  await store.saveDraft('stats', stat!.id, { by: 'test', values: { label: 'Entwurf' } })
  expect(await pass(5)).toBeUndefined()
  await store.update('stats', stat!.id, { by: 'test', values: { label: 'Standorte' } })
  expect(await pass(0)).toBeUndefined()
  const first = await pass(2)
  expect(first).toBeDefined()
  // Its own result is no news.
  expect(await pass(5)).toBe(first)
  expect(await pass(24 * 60)).not.toBe(first)
})

test('after publishing posts that are as they were are left to the night, unless something was found', async () => {
  let time = Date.parse('2026-11-15T08:00:00Z')
  let read: string[] = []
  const recorded: TestRender = async (request, context) => {
    const { pathname, search } = new URL(request.url)
    read.push(pathname + search)
    const posts = pathname === '/blog/rosen-90' ? await context.get(backend).content.list('blogPosts') : []
    const teaser = posts.find(({ id }) => id === 'rosen-90')?.teaser ?? ''
    return new Response(`<main>${teaser}</main>`, { headers: { 'content-type': 'text/html' } })
  }
  await using app = await startApp({ render: recorded, now: () => new Date(time) })
  const { selfTest, store, feed } = app.backend
  await insertPosts(app.database, 100)
  await feed.read()
  const [stat] = await store.list('stats')
  const rename = (label: string) => store.update('stats', stat!.id, { by: 'test', values: { label } })
  const pass = async (minutes: number) => {
    read = []
    time += minutes * 60_000
    await selfTest.chore.work()
    return read.filter((path) => path.startsWith('/blog/')).length
  }
  const publish = (teaser: string) => store.update('blogPosts', 'rosen-90', { by: 'test', values: { teaser } })
  await rename('Standorte')
  const all = await pass(2)
  expect(all).toBeGreaterThan(100)

  await publish('Ein anderer Anreißer')
  expect(await pass(2)).toBe(51)
  expect(read).toContain('/blog/rosen-90')
  expect(read).toContain('/blog?kategorie=it-sicherheit')
  expect(read).toContain('/faq')

  // What is found stays found until its page was read again.
  await publish(pixel)
  await pass(2)
  expect((await selfTest.last())!.findings).toMatchObject([{ detail: 'pixel.example', pages: ['/blog/rosen-90'] }])
  await rename('Häuser')
  expect(await pass(2)).toBe(all)
  expect((await selfTest.last())!.findings).toHaveLength(1)
  await publish('Ein anderer Anreißer')
  expect(await pass(2)).toBe(all)
  expect((await selfTest.last())!.findings).toEqual([])

  // A look that fails is made up for by the next one, which goes on from the last result.
  await publish('Noch ein anderer')
  const { query } = app.database
  await sql`create trigger full before insert on self_tests begin select raise(abort, 'full'); end`.execute(query)
  await expect(pass(2)).rejects.toThrow('full')
  await sql`drop trigger full`.execute(query)
  await rename('Büros')
  expect(await pass(2)).toBe(51)
  // By another register each page may be judged in another way.
  const [service] = await store.list('registeredServices')
  await store.update('registeredServices', service!.id, { by: 'test', values: { purpose: 'Anderer Zweck' } })
  expect(await pass(2)).toBe(all)
  expect(await pass(24 * 60)).toBe(all)
})

test('a look that began earlier and ends later takes nothing back that another node has found out', async () => {
  await using app = await startApp({ render })
  const results = openResults({ database: app.database, feed: app.backend.feed, now: () => new Date() })
  const at = '2026-11-15T08:00:00.000Z'
  const clean = (seq: number) => ({ at, seq, pages: 9, findings: [], declaredHosts: [] })
  const finding = { rule: 'cookie' as const, detail: 'spur', pages: ['/'], count: 1 }
  await results.keep(clean(20))
  await results.keep(clean(10))
  expect(await results.last()).toEqual(clean(20))
  await results.keep({ ...clean(10), findings: [finding] })
  expect((await results.last())!.findings).toEqual([finding])
  await results.keep(clean(20))
  expect(await results.last()).toEqual(clean(20))
})

test('of several nodes one looks, and another when that one has died over it', async () => {
  await using place = await newPostgresPlace('seeded')
  let time = Date.parse('2026-11-15T08:00:00Z')
  const looks: string[] = []
  const startNode = (name: string) =>
    startApp({
      newPlace: async () => ({ environment: place.environment, async [Symbol.asyncDispose]() {} }),
      render,
      still: true,
      now: () => new Date(time),
      log: createLog('info', (line) => void (line.includes('"message":"privacy self-test"') && looks.push(name))),
    })
  await using first = await startNode('first')
  await using second = await startNode('second')
  const nodes = [first.backend, second.backend]
  const [stat] = await first.backend.store.list('stats')
  const publish = async (label: string) => {
    await first.backend.store.update('stats', stat!.id, { by: 'test', values: { label } })
    await second.backend.feed.read()
  }
  const lookAfter = async (minutes: number) => {
    time += minutes * 60_000
    await Promise.all(nodes.map(({ selfTest }) => selfTest.chore.work()))
    return looks.length
  }
  await publish('Standorte')
  expect(await lookAfter(2)).toBe(1)
  expect(await lookAfter(1)).toBe(1)

  const { query } = first.database
  await publish('Häuser')
  time += 2 * 60_000
  await query
    .insertInto('chore_claims')
    .values({ name: 'privacy self-test', at: new Date(time).toISOString() })
    .execute()
  expect(await lookAfter(1)).toBe(1)
  expect(await lookAfter(10)).toBe(2)
  expect(await query.selectFrom('chore_claims').selectAll().execute()).toEqual([])
})

test('only administrators start it, and they get the result', async () => {
  await using app = await startApp({ render })
  expect((await app.send('POST', '/api/self-test', undefined, { authorization: '' })).status).toBe(401)
  const result = (await (await app.send('POST', '/api/self-test')).json()) as SelfTestResult
  expect(result.pages).toBeGreaterThan(20)
})

test('every name under which the software stores something is in the register of a new site', () => {
  /** Names of channels and locks, which store nothing. */
  const silent = new Set(['schaufenster-caches'])
  const files = globSync(['{app,blocks}/**/*.{ts,tsx}', 'shared/offline/*.ts']).filter(
    (file) => !file.includes('.test.'),
  )
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['`](schaufenster[-:][a-z:-]+)/g)].map(([, name]) => name!),
  )
  expect(names.length).toBeGreaterThan(12)
  const isKnown = (name: string) =>
    silent.has(name) ||
    ownKeys.some((key) => key.name === name || (key.name.endsWith('*') && name.startsWith(key.name.slice(0, -1))))
  expect(names.filter((name) => !isKnown(name))).toEqual([])
})
