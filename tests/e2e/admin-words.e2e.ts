import { expectAccessible } from './accessibility.ts'
import { expect, ownSite, test } from './site.ts'
import { visit } from './visit.ts'

test.use(ownSite)

test('a word is found by how it stands on the site, changed there, and said to visitors', async ({
  page,
  browser,
  site,
}) => {
  test.slow()
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  await visit(page, '/admin')
  await page.getByRole('link', { name: 'Texte der Website' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Texte der Website' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Texte durchsuchen' }).fill('alle angebote zeigen')
  await expect(page.getByText('1 Text', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: /Alle Angebote zeigen/ }).click()
  const field = page.getByLabel('Link zu allen Angeboten')
  await expect(field).toBeFocused()

  const count = page.getByLabel('Anzahl bei mehreren Angeboten')
  await expect(page.getByText('Die Website setzt ein: {count}')).toBeVisible()
  await count.fill('Schulungen')
  await count.blur()
  await expect(page.getByText('Bitte lassen Sie den Platzhalter {count} im Text stehen')).toBeVisible()
  await count.fill('{count} Schulungen')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Veröffentlichung rückgängig machen' })).toBeVisible()

  const visitor = await browser.newPage({ reducedMotion: 'reduce' })
  await visit(visitor, `${site.url}/training`)
  await visitor.locator('label:has([value=online])').click()
  await expect(visitor.locator('output', { hasText: /^\d Schulungen$/ })).toBeVisible()
  await visitor.close()

  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('button', { name: 'Auf Standard zurücksetzen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Auf Standard zurücksetzen' }).click()
  await expect(count).toHaveValue('{count} Angebote')
})
