import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test('partners are shown by name and field, with their website in a new tab', async ({ page }) => {
  await page.goto('/partners')
  const tiles = page.locator('#partners').getByRole('listitem')
  await expect(tiles.getByRole('heading', { level: 3 })).toHaveCount(6)
  const first = tiles.filter({ hasText: 'Kettfaden Rechenzentren' })
  await expect(first).toContainText('Rechenzentrum und Hosting')
  const link = first.getByRole('link', { name: 'Website Kettfaden Rechenzentren' })
  await expect(link).toHaveAttribute('href', 'https://kettfaden.example')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(tiles.filter({ hasText: 'Schiffchen' }).getByRole('link')).toHaveCount(0)
  await expect(page.getByText('Die gezeigten Namen sind Beispiele')).toBeVisible()
})

test('the free tile leads to how to become a partner, and from there to the contact dialog', async ({ page }) => {
  await visit(page, '/partners')
  await page.getByRole('link', { name: /Und Ihr Name/ }).click()
  const become = page.locator('#become')
  await expect(become.getByRole('heading', { name: 'Partner werden' })).toBeInViewport()
  await become.getByRole('link', { name: 'Partnerschaft anfragen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kontakt aufnehmen' })
  await expect(dialog.getByLabel('Nachricht', { exact: true })).toHaveValue('Ich möchte Partner werden.')
})
