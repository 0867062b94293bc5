import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sitePatterns } from '#shared/addresses/site-routes.ts'
import { newSqlitePlace } from '../databases.ts'
import { projectRoot, startSite } from '../start-site.ts'

// Reads the build: a page that is kept is worth little without its files.

const worker = readFileSync(join(projectRoot, 'build/client/service-worker.js'), 'utf8')
const pages = [
  ...sitePatterns.filter((pattern) => !pattern.includes(':')),
  '/blog/passkeys-im-unternehmen',
  '/leistungen/webentwicklung',
  '/gibt-es-nicht',
]

test('whatever a public page loads is among the files that the service worker keeps for visitors', async () => {
  const [, kept = ''] = /siteAssets:[`[]([^`\]]+)/.exec(worker) ?? []
  const listed = new Set(filesIn(kept))
  expect(listed.size).toBeGreaterThan(20)
  await using place = await newSqlitePlace('seeded')
  await using site = await startSite(place.environment)
  const ask = async (path: string) => (await fetch(site.url + path)).text()
  const loaded = new Set<string>()
  for (const path of pages) for (const file of filesIn(await ask(path))) loaded.add(file)
  for (const file of loaded) if (file.endsWith('.css')) for (const used of filesIn(await ask(file))) loaded.add(used)
  expect(loaded.size).toBeGreaterThan(30)
  expect([...loaded].filter((file) => !listed.has(file))).toEqual([])
})

function filesIn(text: string): string[] {
  return text.match(/\/assets\/[\w.-]+\.\w+/g) ?? []
}
