import { expect, test } from 'vitest'
import { onBothEngines } from '../databases.ts'
import { fuzzRequests } from '../fuzz-requests.ts'
import { apiToken, startApp } from '../start-app.ts'

// A short run of what `npm run fuzz` does for long against the built site.

const requests = 400
const seed = 14

onBothEngines((_engine, newPlace) => {
  test('odd requests of all kinds never end in a server error', async () => {
    await using app = await startApp({ newPlace, environment: { SCHAUFENSTER_RENDERS_PER_MINUTE: '1000000' } })
    const row = fuzzRequests(seed, apiToken)
    for (let count = 0; count < requests; count++) {
      const { path, ...asked } = row.next().value
      const response = await app.fetch(new Request(`http://localhost:3000${path}`, asked))
      await response.body?.cancel()
      if (response.status >= 500)
        expect.fail(`${response.status} to ${JSON.stringify({ path, ...asked }).slice(0, 800)}`)
    }
  })
})
