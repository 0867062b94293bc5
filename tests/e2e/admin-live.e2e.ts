import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { startSite } from '../start-site.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const token = 'token-for-e2e-tests-0123456789abcdef'
const collection = 'stats'

// A site of its own, because it is stopped and started again under an open page.
test('what others change appears by itself, also after the server was away', async ({ browser }) => {
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-live-'))
  const environment = { SCHAUFENSTER_DATA_DIR: folder, SCHAUFENSTER_API_TOKEN: token }
  const first = await startSite(environment)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const add = (label: string) =>
    fetch(`${first.url}/api/content/${collection}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ values: { value: '7', label }, draft: true }),
    })
  const context = await browser.newContext({
    baseURL: first.url,
    extraHTTPHeaders: { authorization: headers.authorization },
  })
  const page = await context.newPage()
  await visit(page, adminPaths.list(collection))
  const connection = page.getByLabel('Verbindung', { exact: true })

  await add('Neu von nebenan')
  await expect(page.getByRole('row').filter({ hasText: 'Neu von nebenan' })).toBeVisible()
  await first[Symbol.asyncDispose]()
  await expect(connection).toContainText('Offline')
  const second = await startSite({ ...environment, PORT: new URL(first.url).port })
  // Before the page is back: what happens in the gap must not be missed.
  await add('In der Lücke entstanden')
  await expect(page.getByRole('row').filter({ hasText: 'In der Lücke entstanden' })).toBeVisible()
  await expect(connection).toBeEmpty()
  await context.close()
  await second[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})
