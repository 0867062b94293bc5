import { once } from 'node:events'
import { expect, test } from 'vitest'
import { newPostgresPlace, newSqlitePlace } from '../databases.ts'
import { startSite } from '../start-site.ts'

const apiToken = 'token-for-kill-test-0123456789abcdef'
const writesInFlight = 200
/** `npm run test:long` does it more often. */
const isLong = import.meta.env.MODE === 'long'

// Kills the process in the middle of writing, again and again on the same database.
test.each([
  ['SQLite', isLong ? 40 : 5, newSqlitePlace],
  ['PostgreSQL', isLong ? 20 : 3, newPostgresPlace],
])(
  'every acknowledged write is there after SIGKILL and restart, on %s, %i times',
  async (_engine, rounds, newPlace) => {
    await using place = await newPlace('seeded')
    const environment = { ...place.environment, SCHAUFENSTER_API_TOKEN: apiToken, SCHAUFENSTER_LOG_LEVEL: 'error' }
    const acknowledged: string[] = []
    for (let round = 0; round < rounds; round++) {
      await using site = await startSite(environment)
      const enough = Promise.withResolvers<void>()
      // A different moment in every round, spread over the writes.
      const killAt = acknowledged.length + 10 + ((round * 37) % 150)
      const writes = Array.from({ length: writesInFlight }, async (_, index) => {
        const id = `r${round}w${index}`
        const response = await fetch(`${site.url}/api/content/stats`, {
          method: 'POST',
          headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
          body: JSON.stringify({ id, values: { value: id, label: 'Überlebt' } }),
        })
        if (response.status !== 201) throw new Error(await response.text())
        if (acknowledged.push(id) >= killAt) enough.resolve()
      })
      await Promise.race([enough.promise, Promise.allSettled(writes)])
      const ended = once(site.process, 'exit')
      site.process.kill('SIGKILL')
      await ended
      await Promise.allSettled(writes)
    }
    await using site = await startSite(environment)
    const { items } = (await (await fetch(`${site.url}/api/content/stats`)).json()) as { items: { id: string }[] }
    const survivors = new Set(items.map(({ id }) => id))
    expect(acknowledged.length).toBeGreaterThan(rounds * 10)
    expect(acknowledged.filter((id) => !survivors.has(id))).toEqual([])
  },
  480_000,
)
