import { expectAccessible } from './accessibility.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test('a service without a page of its own has one below /leistungen', async ({ page, site }) => {
  await page.goto('/leistungen/cloud')
  await expect(page).toHaveTitle('Cloud: Umzug ohne Stillstand, Betrieb in Deutschland')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cloud')
  for (const title of ['Was dazugehört', 'So gehen wir vor', 'Aus unserer Arbeit', 'Passt gut dazu'])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(page.getByText('Ob ein System in die Cloud gehört')).toBeVisible()
  await expect(page.getByRole('link', { name: /Umzug am Wochenende/ })).toHaveAttribute(
    'href',
    '/portfolio/umzug-am-wochenende',
  )
  await expect(page.locator('#related').getByRole('link')).toHaveCount(3)
  const { pathname } = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '', site.url)
  expect(pathname).toBe('/leistungen/cloud')
})

test('questions stand where a topic fits, and only there', async ({ page }) => {
  await page.goto('/leistungen/datenschutz')
  await expect(page.getByRole('heading', { name: 'Brauchen wir einen Datenschutzbeauftragten?' })).toBeVisible()
  await page.goto('/leistungen/cloud')
  await expect(page.getByRole('heading', { name: 'Häufige Fragen' })).toHaveCount(0)
})

test('a customer speaks on the page of the service it is about', async ({ page, site }) => {
  await page.goto('/leistungen/seo')
  await expect(page.getByRole('blockquote')).toHaveCount(0)
  const values = { quote: 'Wir werden gefunden.', name: 'Ina Roth', role: 'Leiterin (Beispiel)', service: 'seo' }
  const response = await site.send('POST', '/api/content/testimonials', { values })
  expect(response.status).toBe(201)
  await page.reload()
  await expect(page.getByRole('blockquote')).toHaveText('„Wir werden gefunden.“')
  const { item } = (await response.json()) as { item: { id: string } }
  expect((await site.send('DELETE', `/api/content/testimonials/${item.id}`, { version: 1 })).status).toBe(204)
})

test('a service with a page of its own leads there for good', async ({ site }) => {
  const response = await fetch(`${site.url}/leistungen/healthcare-it`, { redirect: 'manual' })
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe('/healthcare-it')
})

test('an unknown service is a helpful 404', async ({ page, mayReport }) => {
  const response = await page.goto('/leistungen/zaubertrank')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  mayReport('404') // The browser reports the 404 of the page itself.
})

test('the row of a service on the home page leads to its page', async ({ page }) => {
  await visit(page, '/')
  await page
    .locator('#leistungen')
    .getByRole('link', { name: /^Datenschutz/ })
    .click()
  await expect(page).toHaveURL(/\/leistungen\/datenschutz$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutz')
})

test('the page of a service is accessible on a phone in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/leistungen/webentwicklung')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
