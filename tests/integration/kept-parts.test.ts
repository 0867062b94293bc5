import { expect, test } from 'vitest'
import { newSqlitePlace } from '../databases.ts'
import { apiToken } from '../start-app.ts'
import { startSite } from '../start-site.ts'

// Pages of the built site whose parts were drawn before (server/http/kept-parts.ts).

type Figure = { id: string; value: string; label: string }

test('after an edit pages are what they would be if everything were drawn anew', { timeout: 120_000 }, async () => {
  await using place = await newSqlitePlace('seeded')
  // Its own address stands in pages and must not change with the port.
  const environment = { ...place.environment, SCHAUFENSTER_API_TOKEN: apiToken, PUBLIC_URL: 'http://localhost:3000' }
  const before = new Map<string, string>()
  const after = new Map<string, string>()
  {
    await using site = await startSite(environment)
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!)
    expect(paths.length).toBeGreaterThan(30)
    for (const path of [...paths, '/gibt-es-nicht']) before.set(path, await pageOf(site.url, path))
    const headers = { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' }
    const { items } = (await (await fetch(`${site.url}/api/content/stats`)).json()) as { items: Figure[] }
    const body = JSON.stringify({ ids: items.map(({ id }) => id).toReversed() })
    const changed = await fetch(`${site.url}/api/order/stats`, { method: 'PUT', headers, body })
    expect(changed.status).toBe(204)
    for (const path of before.keys()) after.set(path, await pageOf(site.url, path))
    const home = after.get('/')!
    expect(home.indexOf(items[0]!.label)).toBeGreaterThan(home.indexOf(items.at(-1)!.label))
  }
  await using anew = await startSite(environment)
  for (const [path, html] of after) expect(await pageOf(anew.url, path), path).toBe(html)
  expect(after.get('/')).not.toBe(before.get('/'))
  expect([...after.values()].filter((html) => html.includes('data-part='))).toEqual([])
})

async function pageOf(url: string, path: string): Promise<string> {
  return (await fetch(url + path)).text()
}
