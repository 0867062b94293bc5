import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test('the team page shows four people, how they work and the open jobs, without JavaScript too', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/team`)
  const main = page.getByRole('main')
  await expect(main.locator('#members').getByRole('heading', { level: 3 })).toHaveText([
    'Lena Hartwig',
    'David Okonkwo',
    'Miriam Yıldız',
    'Jonas Brandt',
  ])
  await expect(main.getByRole('heading', { level: 2, name: 'Wie wir zusammenarbeiten' })).toBeVisible()
  await expect(main.getByText('Fehler auf den Tisch')).toBeVisible()
  await main.getByRole('link', { name: /Webentwicklung TypeScript/ }).click()
  await expect(page).toHaveURL(/\/career\/webentwicklung-typescript$/)
  await context.close()
})

test('a fifth person is on the page of the team; the dialog shows four and leads there', async ({ page, site }) => {
  const values = { name: 'Fünfte Person', role: 'Gast', description: 'Kam später dazu.' }
  const response = await site.send('POST', '/api/content/team', { id: 'fuenfte-person', values })
  expect(response.status).toBe(201)
  await visit(page, '/#team')
  const dialog = page.getByRole('dialog', { name: 'Unser Team' })
  await expect(dialog.getByRole('heading', { level: 3 }).filter({ hasText: 'Jonas Brandt' })).toBeVisible()
  await expect(dialog.getByText('Fünfte Person')).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Alle im Team' }).click()
  await expect(page).toHaveURL(/\/team$/)
  await expect(page.getByRole('main').locator('#members').getByRole('heading', { level: 3 })).toHaveText([
    'Lena Hartwig',
    'David Okonkwo',
    'Miriam Yıldız',
    'Jonas Brandt',
    'Fünfte Person',
  ])
  await site.send('DELETE', '/api/content/team/fuenfte-person', { version: 1 })
})
