import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { openChangeFeed } from '#server/content/change-feed.ts'
import { openContentStore } from '#server/content/store.ts'
import { migrate } from '#server/database/migrate.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { newPostgresPlace, silentLog } from '../databases.ts'

const by = 'test'
const patience = { statementMs: 400, answerMs: 500, lockMs: 300 }
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    fallSilent: () => (silent = true),
    speak: () => (silent = false),
    [Symbol.dispose]() {
      sockets.forEach((socket) => socket.destroy())
      server.close()
    },
  }
}

test('a connection that falls silent fails the requests on it, and the site heals when it speaks again', async () => {
  await using place = await newPostgresPlace()
  using wire = await startWire(new URL(place.environment.DATABASE_URL!))
  const database = await openPostgres(wire.url, silentLog, patience)
  await migrate(database)
  const feed = await openChangeFeed(database, silentLog)
  const store = openContentStore(database, feed, () => new Date())
  await store.create('stats', stat('vorher'), { by })

  wire.fallSilent()
  await expect(store.create('stats', stat('waehrend'), { by })).rejects.toThrow(/timeout/i)
  wire.speak()
  await expect
    .poll(
      () =>
        store.create('stats', stat('nachher'), { by }).then(
          () => true,
          () => false,
        ),
      { timeout: 15_000 },
    )
    .toBe(true)
  expect((await store.list('stats')).map(({ id }) => id)).toContain('nachher')
  feed.close()
  await database.close()
}, 30_000)

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
  const first = expect(writes[0]).rejects.toMatchObject({ code: 'unavailable', status: 503 })
  expect(await store.list('stats')).toEqual([])
  await first
  release.resolve()
  await holder
  await Promise.allSettled(writes)
  feed.close()
  await Promise.all([node.close(), other.close()])
}, 60_000)
