import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { errorMessages } from '#shared/messages/errors.ts'
import { openChangeFeed } from '#server/database/change-feed.ts'
import { openContentStore } from '#server/content/store.ts'
import { migrate } from '#server/database/migrate.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { signedInBrowser } from '../browser.ts'
import { newPostgresPlace, silentLog, type Place } from '../databases.ts'
import { startApp } from '../start-app.ts'

const by = 'test'
/** Short enough to wait for, long enough for a busy machine to answer everything that is not held up on purpose. */
const patience = { statementMs: 3_500, answerMs: 4_000, lockMs: 300 }
const stat = (id: string) => ({ id, values: { value: id, label: id } })

/** A wire to PostgreSQL that can fall silent without closing, as a lost network does. */
async function startWire(target: URL) {
  const sockets = new Set<Socket>()
  let silent = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => silent || to.write(chunk))
      from.on('close', () => to.destroy()).on('error', () => to.destroy())
    }
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(target)
  url.port = String(port)
  return {
    url: url.href,
    fallSilent: () => (silent = true),
    speak: () => (silent = false),
    /** The server is gone: connections break, and new ones are refused. */
    cut() {
      server.close()
      sockets.forEach((socket) => socket.destroy())
      sockets.clear()
    },
    mend: () => listen(port),
    [Symbol.dispose]() {
      sockets.forEach((socket) => socket.destroy())
      server.close()
    },
  }
}

/** The schema is made with all the time it needs; what follows over the wire is impatient. */
async function openMigrated(place: Place, url: string) {
  const direct = await openPostgres(place.environment.DATABASE_URL!, silentLog)
  await migrate(direct)
  await direct.close()
  return openPostgres(url, silentLog, patience)
}

test('a connection that falls silent fails the requests on it, and the site heals when it speaks again', async () => {
  await using place = await newPostgresPlace()
  using wire = await startWire(new URL(place.environment.DATABASE_URL!))
  const database = await openMigrated(place, wire.url)
  const feed = await openChangeFeed(database, silentLog)
  const store = openContentStore(database, feed, () => new Date())
  await store.create('stats', stat('vorher'), { by })

  wire.fallSilent()
  await expect(store.create('stats', stat('waehrend'), { by })).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
    cause: { message: expect.stringMatching(/timeout/i) },
  })
  wire.speak()
  await expect
    .poll(
      () =>
        store.create('stats', stat('nachher'), { by }).then(
          () => true,
          () => false,
        ),
      { timeout: 40_000 },
    )
    .toBe(true)
  expect((await store.list('stats')).map(({ id }) => id)).toContain('nachher')
  feed.close()
  await database.close()
})

test('what a transaction wrote before its connection fell silent is not committed by the next one', async () => {
  await using place = await newPostgresPlace()
  using wire = await startWire(new URL(place.environment.DATABASE_URL!))
  const database = await openMigrated(place, wire.url)
  const write = (name: string, andThen: () => Promise<unknown>) =>
    inWriteTransaction(database, async (transaction) => {
      await transaction.insertInto('server_secrets').values({ name, value: 'x' }).execute()
      await andThen()
      await sql`select 1`.execute(transaction)
    })
  await expect(write('half', async () => wire.fallSilent())).rejects.toMatchObject({ code: 'unavailable' })
  wire.speak()
  await write('whole', async () => {})
  const kept = await database.query.selectFrom('server_secrets').select('name').execute()
  expect(kept.map(({ name }) => name)).toEqual(['whole'])
  await database.close()
})

test('readers are served while writers wait for another node, and those get 503 in the end', async () => {
  await using place = await newPostgresPlace()
  const url = place.environment.DATABASE_URL!
  // Impatient with locks only: on a busy machine any other answer may take its time.
  const impatient = { lockMs: patience.lockMs, statementMs: 15_000, answerMs: 20_000 }
  const [node, other] = await Promise.all([openPostgres(url, silentLog, impatient), openPostgres(url, silentLog)])
  await migrate(node)
  const feed = await openChangeFeed(node, silentLog)
  const store = openContentStore(node, feed, () => new Date())
  const release = Promise.withResolvers<void>()
  const holding = Promise.withResolvers<void>()
  const holder = inWriteTransaction(other, async () => {
    holding.resolve()
    await release.promise
  })
  await holding.promise
  const writes = Array.from({ length: 20 }, (_, index) => store.create('stats', stat(`w${index}`), { by }))
  const refused = Promise.all(
    writes.map((write) => expect(write).rejects.toMatchObject({ code: 'unavailable', status: 503 })),
  )
  expect(await store.list('stats')).toEqual([])
  await refused
  release.resolve()
  await holder
  expect(await store.list('stats')).toEqual([])
  feed.close()
  await Promise.all([node.close(), other.close()])
})

/** The whole site with a wire to its database that tests may cut. */
async function startWiredApp() {
  const place = await newPostgresPlace('seeded')
  const wire = await startWire(new URL(place.environment.DATABASE_URL!))
  const wired: Place = { environment: { DATABASE_URL: wire.url }, [Symbol.asyncDispose]: async () => {} }
  const app = await startApp({ newPlace: async () => wired })
  return Object.assign(app, {
    wire,
    async stop() {
      await app[Symbol.asyncDispose]()
      wire[Symbol.dispose]()
      await place[Symbol.asyncDispose]()
    },
  })
}

const service = (title: string) => ({
  id: 'neu',
  values: { title, summary: 'Ein Satz', display: 'row', motif: 'web', description: '<p>Text</p>' },
})

test('while PostgreSQL is away writes are answered 503 with the time to wait, and readiness ends', async () => {
  const app = await startWiredApp()
  const editor = await signedInBrowser(app, 'editor')
  app.wire.cut()
  for (const sender of [app, editor]) {
    const refused = await sender.send('POST', '/api/content/stats', stat('weg'))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refused.json()).toMatchObject({ error: { code: 'unavailable', message: errorMessages.unavailable } })
  }
  const ready = await app.get('/readyz')
  expect([ready.status, await ready.text()]).toEqual([503, 'database unreachable\n'])
  await app.wire.mend()
  await expect.poll(async () => (await app.send('POST', '/api/content/stats', stat('da'))).status).toBe(201)
  await app.stop()
})

test('a page that a change dropped comes from its marked stale copy while PostgreSQL is away', async () => {
  const app = await startWiredApp()
  await app.send('POST', '/api/content/services', service('Erste Fassung'))
  await app.get('/')
  const changed = { version: 1, values: { title: 'Zweite Fassung' } }
  expect((await app.send('PATCH', '/api/content/services/neu', changed)).status).toBe(200)
  app.wire.cut()
  const stale = await app.get('/')
  expect([stale.status, stale.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(stale.headers.get('warning')).toMatch(/^110 /)
  expect(await stale.text()).toContain('Erste Fassung')
  await app.wire.mend()
  await expect.poll(async () => (await app.get('/')).text()).toContain('Zweite Fassung')
  const cacheControl = async () => (await app.get('/')).headers.get('cache-control')
  await expect.poll(cacheControl).toBe('public, max-age=0, must-revalidate')
  await app.stop()
})

test('what was withdrawn never comes back from a stale copy, also of a page that changed before', async () => {
  const app = await startWiredApp()
  await app.send('POST', '/api/content/services', service('Streng geheim'))
  await app.get('/')
  await app.send('POST', '/api/content/stats', stat('anderes'))
  expect((await app.send('DELETE', '/api/content/services/neu', { version: 1 })).status).toBe(204)
  app.wire.cut()
  const answer = await app.get('/')
  expect(answer.headers.get('warning')).toBeNull()
  expect(await answer.text()).not.toContain('Streng geheim')
  await app.wire.mend()
  await app.stop()
})

test('a node that cannot hear of changes marks what it gives out from memory', async () => {
  const app = await startWiredApp()
  const warning = async () => (await app.get('/')).headers.get('warning')
  // Rendered, and from now on in memory; a node that has just started may not have looked at the feed yet.
  await warning()
  await expect.poll(warning).toBeNull()
  app.wire.cut()
  await expect.poll(warning).toMatch(/^110 /)
  await app.wire.mend()
  await expect.poll(warning).toBeNull()

  app.wire.fallSilent()
  await expect.poll(warning).toMatch(/^110 /)
  app.wire.speak()
  await app.stop()
})
