import { expectAccessible } from './accessibility.ts'
import { expect, openSignedIn, test } from './signed-in.ts'
import { visit } from './visit.ts'

test('the manual is found by question marks, by its search and by the palette', async ({ page }) => {
  await visit(page, '/admin')
  await page.getByRole('link', { name: 'Hilfe: Rechtliches' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Die Gruppe Rechtliches' })).toBeVisible()
  const picture = page.getByRole('img', { name: 'Der Rechtstext-Wächter' })
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Zum Handbuch' }).click()
  await page.getByRole('searchbox', { name: 'Handbuch durchsuchen' }).fill('PAPIERKORB 30 tage')
  await page.getByRole('searchbox', { name: 'Handbuch durchsuchen' }).press('Enter')
  await expect(page).toHaveURL(/suche=PAPIERKORB/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Versionen und Papierkorb' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Nachrichten beantworten' })).toHaveCount(0)
  await expectAccessible(page)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Suchen und springen' })).toBeFocused()
  await page.keyboard.type('einladen')
  await page.getByRole('option', { name: 'Kolleginnen und Kollegen einladen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kolleginnen und Kollegen einladen' })).toBeVisible()

  await visit(page, '/admin/papierkorb')
  await page.getByRole('link', { name: 'Hilfe zu diesem Bereich' }).click()
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Versionen und Papierkorb' }).waitFor()
})

test('an update is told once, and never to newcomers', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, locale: 'de-DE', reducedMotion: 'reduce' })
  const page = await openSignedIn(context, site, { name: 'Nele Neu', email: 'nele@musterwerk.example' })
  const news = page.getByRole('region', { name: 'Neu in Version 1.0.0' })
  const told = page.waitForResponse((response) => response.url().endsWith('/api/help/seen-news'))
  await visit(page, '/admin')
  await told
  await expect(news).toHaveCount(0)
  // As if this person had worked with an older version.
  const answer = await context.request.put('/api/help/seen-news', {
    data: { version: '0.0.9' },
    headers: { origin: site.url },
  })
  expect(answer.status()).toBe(204)
  await visit(page, '/admin')
  await expect(news).toContainText('Dieses Handbuch ist neu')
  await expectAccessible(page)
  await news.getByRole('button', { name: 'Verstanden' }).click()
  await expect(news).toHaveCount(0)
  await visit(page, '/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(news).toHaveCount(0)
  await context.close()
})
