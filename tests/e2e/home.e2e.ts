import { expectAccessible } from './accessibility.ts'
import { expect, test, withMotion } from './site.ts'
import { visit } from './visit.ts'

test.use(withMotion)

test('the home page shows the seeded services without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.url)
  for (const name of ['Webentwicklung', 'IT-Sicherheit', 'Cloud', 'E-Commerce', 'Personalberatung'])
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible()
  await context.close()
})

test('a published change is in the page on the next visit', async ({ page, site }) => {
  await page.goto('/')
  const { items } = (await (await fetch(`${site.url}/api/content/stats`)).json()) as { items: { id: string }[] }
  const response = await site.send('PATCH', `/api/content/stats/${items[0]!.id}`, {
    version: 1,
    values: { value: '4711' },
  })
  expect(response.status).toBe(200)
  await page.reload()
  await expect(page.getByText('4711')).toBeVisible()
})

test('an address that does not exist is a helpful 404', async ({ page, problems }) => {
  const response = await page.goto('/gibt-es-nicht')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Seite nicht gefunden')
  problems.length = 0 // The browser reports the 404 of the page itself.
})

test('home and the page for missing addresses are accessible in both themes', async ({ page, problems }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await expectAccessible(page)
  await visit(page, '/gibt-es-nicht')
  await expectAccessible(page)
  problems.length = 0 // The browser reports the 404 of the page itself.
})
