import { keptIn, patiently } from './offline-copy.ts'
import { expect, test, type Page } from './signed-in.ts'

test.use({ serviceWorkers: 'allow' })

const adminCaches = async (page: Page) =>
  Object.entries(await keptIn(page)).filter(([name]) => name.startsWith('schaufenster-admin-'))

test('the admin area starts from its frame offline, comes from the server otherwise, and no page of it is kept', async ({
  page,
  context,
  site,
  mayReport,
}) => {
  await page.goto('/admin')
  await patiently
    .poll(async () => (await adminCaches(page)).flatMap(([, paths]) => paths))
    .toEqual(['/admin/ohne-verbindung'])
  await page.goto('/admin/inhalte/faq')
  expect((await adminCaches(page)).flatMap(([, paths]) => paths)).toEqual(['/admin/ohne-verbindung'])
  expect(Object.keys(await keptIn(page))).toHaveLength(1)
  await context.setOffline(true)
  const response = await page.goto('/admin/inhalte/faq')
  expect([response?.status(), response?.fromServiceWorker()]).toEqual([200, true])
  const shell = await response!.text()
  await context.setOffline(false)
  expect(shell).toBe(await (await context.request.get(`${site.url}/admin/ohne-verbindung`)).text())
  mayReport('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED') // The browser reports the calls it could not make.
})
