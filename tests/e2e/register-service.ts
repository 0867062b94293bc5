import { expect, type SiteFixture } from './site.ts'

const entry = (id: string) => `/api/content/registeredServices/${id}`

/** Until the end of the test: others count on a register as it was seeded, and on a banner as low as that makes it. */
export async function registerService(site: SiteFixture, id: string, values: object) {
  const added = await site.send('POST', '/api/content/registeredServices', { id, values })
  expect(added.status).toBe(201)
  let { version } = (await added.json()) as { version: number }
  return {
    async change(changes: object) {
      const changed = await site.send('PATCH', entry(id), { version, values: changes })
      expect(changed.status).toBe(200)
      version = ((await changed.json()) as { version: number }).version
    },
    async [Symbol.asyncDispose]() {
      expect((await site.send('DELETE', entry(id), { version })).status).toBe(204)
    },
  }
}
