import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { readConfig } from '#server/base/config.ts'
import { openChangeFeed } from '#server/database/change-feed.ts'
import { runAlone } from '#server/database/run-alone.ts'
import { contactMessagesPerWindow } from '#shared/limits.ts'
import { goodPassword, openBrowser } from '../browser.ts'
import { contactCall } from '../contact-call.ts'
import { newPostgresPlace, newSqlitePlace, openAt, silentLog, type Place } from '../databases.ts'
import { startOidcProvider } from '../fakes/oidc-provider.ts'
import { finish, providerSetting, visitProvider, withProviders } from '../provider-journey.ts'
import { startApp } from '../start-app.ts'
import { startSite } from '../start-site.ts'

// Two apps on one PostgreSQL: the table "What is shared between nodes" of docs/operating/nodes.md.

const keyFolder = mkdtempSync(join(tmpdir(), 'schaufenster-nodes-'))
const keyFile = join(keyFolder, 'site.key')
afterAll(() => rmSync(keyFolder, { recursive: true }))

const stat = { value: '12', label: 'Standorte' }
const question = { message: 'Was kostet das?' }

function startNode({ environment }: Place, more: Record<string, string> = {}, now?: () => Date) {
  const kept = { environment, async [Symbol.asyncDispose]() {} }
  // As the operator gives all nodes the same key file.
  const shared = { SCHAUFENSTER_KEY_FILE: keyFile, ...environment, ...more }
  return startApp({ newPlace: async () => kept, environment: shared, now })
}

test('a node hears of a change by PostgreSQL itself, without looking', async () => {
  await using place = await newPostgresPlace('seeded')
  // Nobody looks every half second any more.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    await using first = await startNode(place)
    await using second = await startNode(place)
    const heard = Promise.withResolvers<void>()
    second.backend.feed.subscribe(
      (changes) => changes.some(({ documentId }) => documentId === 'neu') && heard.resolve(),
    )
    await first.backend.store.create('stats', { id: 'neu', values: stat }, { by: 'test' })
    await heard.promise
    const { items } = (await (await second.get('/api/content/stats')).json()) as { items: { id: string }[] }
    expect(items.map(({ id }) => id)).toContain('neu')
  } finally {
    vi.useRealTimers()
  }
})

test('where no news arrive, as behind a pooler, a node looks by itself', async () => {
  await using place = await newPostgresPlace('seeded')
  await using first = await startNode(place)
  const deaf = { ...(await openAt(place)), listen: undefined }
  const feed = await openChangeFeed(deaf, silentLog)
  const heard = Promise.withResolvers<void>()
  feed.subscribe((changes) => changes.some(({ documentId }) => documentId === 'neu') && heard.resolve())
  await first.backend.store.create('stats', { id: 'neu', values: stat }, { by: 'test' })
  await heard.promise
  feed.close()
  await deaf.close()
})

test('limits per address count on all nodes together, and give back what was taken off', async () => {
  await using place = await newPostgresPlace('seeded')
  const clock = { now: new Date('2026-03-01T10:00:00.000Z') }
  const now = () => clock.now
  const few = { SCHAUFENSTER_CHAT_PER_MINUTE: '2' }
  await using first = await startNode(place, few, now)
  await using second = await startNode(place, few, now)
  const ask = (node: typeof first) => node.send('POST', '/api/chat', question)
  expect((await ask(first)).status).toBe(200)
  expect((await ask(second)).status).toBe(200)
  const refused = await ask(first)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await ask(second)).status).toBe(429)
  clock.now = new Date(clock.now.getTime() + 60_000)
  expect((await ask(second)).status).toBe(200)

  const request = new Request('http://localhost:3000/', { method: 'POST' })
  for (let message = 0; message < contactMessagesPerWindow; message++) {
    const attempt = await (message % 2 ? first : second).backend.contact.begin(request)
    await attempt.reserve()
    attempt.succeed()
  }
  const tooMany = await first.backend.contact.begin(request)
  await expect(tooMany.reserve()).rejects.toMatchObject({ status: 429 })
  // No address stands in the table.
  const rows = await first.database.query.selectFrom('counted_calls').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/127\.0|::1|localhost/)
})

test('work that belongs to one node at a time is left out by others, and done again when nobody is at it', async () => {
  for (const newPlace of [newPostgresPlace, newSqlitePlace]) {
    await using place = await newPlace('migrated')
    const [one, other] = [await openAt(place), await openAt(place)]
    const held = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const work = runAlone(one, 'tidy', async () => {
      begun.resolve()
      await held.promise
    })
    await begun.promise
    const met = vi.fn(async () => {})
    await runAlone(other, 'tidy', met)
    expect(met).toHaveBeenCalledTimes(one.engine === 'postgres' ? 0 : 1)
    held.resolve()
    await work
    met.mockClear()
    await runAlone(other, 'tidy', met)
    expect(met).toHaveBeenCalledTimes(1)
    await Promise.all([one.close(), other.close()])
  }
})

test('more chores at once than there are connections all get their turn', async () => {
  await using place = await newPostgresPlace('seeded')
  const database = await openAt(place)
  const names = Array.from({ length: 12 }, (_, index) => `chore ${index}`)
  const read = vi.fn(async () => void (await database.query.selectFrom('changes').select('seq').executeTakeFirst()))
  await Promise.all(names.map((name) => runAlone(database, name, read)))
  expect(read).toHaveBeenCalledTimes(names.length)
  await database.close()
})

test('accounts and who has an item open are known on the other node', async () => {
  await using place = await newPostgresPlace('seeded')
  await using first = await startNode(place)
  await using second = await startNode(place)
  const tab = { collection: 'stats', id: 'a' }
  const person = { id: 'ada', name: 'Ada', email: 'ada@example.de', role: 'admin' as const }
  await first.backend.presence.report({ ...tab, tab: '1' }, person)
  const others = await second.backend.presence.report({ ...tab, tab: '2' }, { ...person, id: 'ben', name: 'Ben' })
  expect(others.map(({ name }) => name)).toEqual(['Ada'])
  await first.backend.identity.accounts.create({ ...person, password: 'langes-kennwort-1' })
  expect(await second.backend.identity.accounts.findByEmail('ada@example.de')).toMatchObject({ role: 'admin' })
})

test('a ticket of one node is used once on all, and failed sign-ins are counted together', async () => {
  await using place = await newPostgresPlace('seeded')
  const clock = { now: new Date('2026-03-01T10:00:00.000Z') }
  const nodes = [await startNode(place, {}, () => clock.now), await startNode(place, {}, () => clock.now)]
  const [first, second] = nodes as [(typeof nodes)[0], (typeof nodes)[0]]
  const { ticket } = (await (await first.get('/api/contact/ticket')).json()) as { ticket: string }
  clock.now = new Date(clock.now.getTime() + 3_000)
  const message = (node: typeof first, text: string) =>
    openBrowser(node).send('POST', '/api/v1.0/email/send', contactCall(ticket, { message: text }))
  expect((await message(second, 'Bitte rufen Sie uns an.')).status).toBe(200)
  expect((await message(first, 'Etwas ganz anderes.')).status).toBe(403)

  const email = 'ada@example.de'
  await first.backend.identity.accounts.create({ name: 'Ada', email, role: 'admin', password: goodPassword })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 5; attempt++) {
    const answer = await openBrowser(nodes[attempt % 2]!).send('POST', '/api/auth/password', { email, password: 'x' })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 429])
  for (const node of nodes) await node[Symbol.asyncDispose]()
})

test('a sign-in at a provider may begin on one node, come back to another and be finished by the first', async () => {
  await using provider = await startOidcProvider()
  await using place = await newPostgresPlace('seeded')
  const email = 'ada@example.de'
  const setting = withProviders(providerSetting(provider.url, { adminEmails: [email] }))
  await using first = await startNode(place, setting)
  await using second = await startNode(place, setting)
  const nodes = [first, second]
  let turn = 0
  const browser = openBrowser({ fetch: (request) => nodes[turn++ % nodes.length]!.fetch(request) })
  const { eventId } = await visitProvider(browser, email)
  const session = await finish(browser, eventId)
  expect(await session.json()).toMatchObject({ user: { email, role: 'admin' } })
  // Begun, led back, asked for its result and opened: each time on the other node.
  expect(turn).toBe(4)
})

test('WORKERS share one port and tell of each other, one that dies is replaced, and all end together', async () => {
  await using place = await newPostgresPlace('seeded')
  await using site = await startSite({ ...place.environment, WORKERS: '2', SCHAUFENSTER_BACKUP: 'off' })
  /** Whichever of them answers knows when each of them began. */
  const known = async () => {
    const metrics = await (await fetch(`${site.url}/metrics`)).text()
    expect(metrics.match(/^# TYPE process_start_time_seconds /gm)).toHaveLength(1)
    return [...metrics.matchAll(/^process_start_time_seconds\{worker="(\d+)"\} \d+/gm)].map(([, worker]) => worker)
  }
  await expect.poll(known).toEqual(['1', '2'])
  const children = readFileSync(`/proc/${site.process.pid}/task/${site.process.pid}/children`, 'utf8')
  process.kill(Number(children.trim().split(' ').at(-1)), 'SIGKILL')
  await expect.poll(() => known().catch(() => [])).toEqual(['1', '3'])
  const ended = once(site.process, 'exit')
  site.process.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  expect(site.output().match(/is open/g)).toHaveLength(1)
})

test('several workers on a SQLite file are refused with the reason', () => {
  expect(() => readConfig({ WORKERS: '2' })).toThrow('WORKERS needs DATABASE_URL: a SQLite file belongs to one process')
})
