import { expectAccessible } from './accessibility.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test('without JavaScript the steps, the number to call and the places to inform are there', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/security')
  await page.getByRole('main').getByRole('link', { name: 'Notfall', exact: true }).click()
  await expect(page).toHaveURL('/notfall')
  await expect(page.getByRole('heading', { level: 1, name: 'Was tun bei einem Cyberangriff?' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Telefon im Notfall/ })).toHaveAttribute('href', 'tel:+493610000099')
  await expect(page.locator('#steps').getByRole('listitem')).toHaveCount(9)
  await expect(page.locator('#avoid').getByRole('heading', { level: 3 })).toHaveCount(6)
  for (const place of ['Zentrale Ansprechstelle Cybercrime', 'BSI', 'binnen 72 Stunden'])
    await expect(page.locator('#contacts').getByRole('heading', { level: 3, name: place })).toBeVisible()
  await context.close()
})

test('a page that does not exist leads to help, too', async ({ page, mayReport }) => {
  await page.goto('/gibt-es-nicht')
  await page.getByRole('main').getByRole('link', { name: 'Hilfe im Notfall' }).click()
  await expect(page).toHaveURL('/notfall')
  mayReport('404') // The browser reports the page that does not exist.
})

test('printed it is one sheet', async ({ page }) => {
  await page.goto('/notfall')
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets).toHaveLength(1)
})

test('the page can be printed: number, steps and places on paper, nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
    // Also for somebody who is quicker than what waits for an idle browser.
    window.requestIdleCallback = () => 0
  })
  await visit(page, '/notfall')
  await page.getByRole('button', { name: 'Liste drucken' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: /Telefon im Notfall/ })).toBeVisible()
  await expect(page.locator('#steps').getByText('Sicherungen schützen.')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Liste drucken' })).toBeHidden()
})

test('the emergency page is accessible on a phone in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visit(page, '/notfall')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
