import { expect, test } from './site.ts'

test('what suits a model and what does not can be read without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/ai')
  await expect(page.getByRole('heading', { level: 1, name: 'KI, die im Haus bleibt' })).toBeVisible()
  for (const name of ['Gut geeignet', 'Besser ohne KI'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
  await page.getByRole('heading', { name: 'Bleiben unsere Daten bei KI-Projekten im Haus?' }).click()
  await expect(page.locator('#faq details[open] p').first()).toBeVisible()
  await context.close()
})

test('the head leads to the examples, and the project among them is told once', async ({ page }) => {
  await page.goto('/ai')
  await page.getByRole('link', { name: 'Beispiele ansehen' }).click()
  await expect(page.getByRole('heading', { name: 'Was damit gelingt' })).toBeInViewport()
  const examples = page.locator('#examples').getByRole('heading', { level: 3 })
  await expect(examples).toHaveText([
    'Angebote aus dem eigenen Wissen',
    'Eingangspost in der Verwaltung',
    'Suche in 4.000 Seiten Handbuch',
    'Protokolle aus dem Außendienst',
  ])
  await page.locator('#examples').getByRole('link').click()
  await expect(page).toHaveURL('/portfolio/angebote-aus-dem-eigenen-wissen')
})

test('voice, questions and posts are those of the subject', async ({ page }) => {
  await page.goto('/ai')
  await expect(page.getByText('Andreas Voigt')).toBeVisible()
  await expect(page.getByText('Sabine Krüger')).toHaveCount(0)
  await expect(page.locator('#faq details')).toHaveCount(3)
  await expect(page.getByRole('link', { name: /Sprachmodelle im eigenen Serverraum/ })).toHaveAttribute(
    'href',
    '/blog/sprachmodelle-im-eigenen-serverraum',
  )
})

test('on a phone the longer list folds and unfolds', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/ai')
  const last = page.getByRole('heading', { name: 'Teams befähigen' })
  await expect(last).toBeHidden()
  await page.getByText('Alle 5 Punkte zeigen').click()
  await expect(last).toBeVisible()
})
