import { expect, test } from './site.ts'

test('the e-commerce page is complete without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/ecommerce')
  await expect(page.getByRole('heading', { level: 1, name: 'Shops, die das Lager kennen' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Der Verkauf beginnt hinter der Kasse',
    'Vom Artikelstamm bis zur Betreuung',
    'Eine Bestellung auf ihrem Weg',
    'So entsteht Ihr Shop',
    'Drei Shops, drei Aufgaben',
    'Was das Recht von Ihrem Shop verlangt',
    'Was Händler uns fragen',
    'Aus dem Blog',
    'Was kommt bei Ihnen am häufigsten zurück?',
  ])
  await context.close()
})

test('the head leads to the rules, which name the button for withdrawing', async ({ page }) => {
  await page.goto('/ecommerce')
  await page.getByRole('link', { name: 'Was das Recht verlangt' }).click()
  await expect(page).toHaveURL('/ecommerce#rules')
  await expect(page.getByRole('heading', { name: 'Was das Recht von Ihrem Shop verlangt' })).toBeInViewport()
  await expect(page.getByRole('row', { name: /Widerrufsbutton/ })).toContainText('Vertrag widerrufen')
})

test('the rules fit a phone without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/ecommerce')
  const table = page.locator('#rules .table-scroll')
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  const page360 = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(page360).toBeLessThanOrEqual(360)
})

test('project, voice, questions and posts are those of the subject', async ({ page }) => {
  await page.goto('/ecommerce')
  await expect(page.getByRole('link', { name: /Ein Shop, der das Lager kennt/ })).toBeVisible()
  await expect(page.getByText('Die Retourenquote ist um ein Drittel gesunken.')).toBeVisible()
  await expect(page.locator('#faq summary')).toHaveText([
    'Muss unser Shop barrierefrei sein?',
    'Können wir Inhalte selbst pflegen?',
  ])
  await expect(page.getByRole('link', { name: /Barrierefreie Shops/ })).toBeVisible()
})
