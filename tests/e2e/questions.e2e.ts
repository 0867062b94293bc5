import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test.use({ extraHTTPHeaders: { authorization: 'Bearer token-for-e2e-tests-0123456789abcdef' } })

test('questions without an answer are listed with their number; one click makes a draft', async ({ page, site }) => {
  await visit(page, '/admin/fragen')
  // Other tests of this site ask too.
  const discards = page.getByRole('button', { name: /^Verwerfen: / })
  for (let left = await discards.count(); left > 0; left--) {
    await discards.first().click()
    await expect(discards).toHaveCount(left - 1)
  }
  for (const message of ['Verkaufen Sie Kaffeemaschinen?', 'Verkauft ihr Kaffeemaschinen', 'Bieten Sie Yogakurse an?'])
    await site.send('POST', '/api/chat', { message })
  await visit(page, '/admin/fragen')
  const table = page.getByRole('table', { name: 'Unbeantwortete Fragen' })
  await expect(table.getByRole('row').nth(1)).toContainText('Verkauft ihr Kaffeemaschinen')
  await expect(table.getByRole('row').nth(1)).toContainText('2-mal')
  await page.getByRole('button', { name: 'Verwerfen: Bieten Sie Yogakurse an?' }).click()
  await expect(table.getByText('Bieten Sie Yogakurse an?')).toHaveCount(0)
  await page.getByRole('button', { name: 'FAQ-Entwurf anlegen: Verkauft ihr Kaffeemaschinen' }).click()
  await expect(page).toHaveURL(/\/admin\/inhalte\/faq\//)
  await page.goto('/admin/fragen')
  await expect(page.getByRole('heading', { name: 'Alle Fragen sind beantwortet' })).toBeVisible()
})
