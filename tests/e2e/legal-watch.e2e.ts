import { expectAccessible } from './accessibility.ts'
import { expect, ownSite, test } from './site.ts'
import { visit } from './visit.ts'

test.use(ownSite)

test('a reference to repealed law is found, and one click makes a draft of its correction', async ({ page, site }) => {
  test.slow()
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const content = '<h2>Anbieter</h2><p>Angaben gemäß § 5 TMG</p>'
  // Other tests of this site may have changed it before.
  const editing = await site.send('GET', '/api/editing/impressum/impressum')
  const { version } = (await editing.json()) as { version: number }
  const changed = await site.send('PATCH', '/api/content/impressum/impressum', { version, values: { content } })
  expect(changed.status, await changed.text()).toBe(200)

  await visit(page, '/admin')
  await page.getByRole('region', { name: 'Rechtstexte' }).getByRole('link', { name: 'Alle ansehen' }).click()
  await expect(page.getByText('keine Rechtsberatung')).toBeVisible()
  await expectAccessible(page)
  const row = page.getByRole('row').filter({ hasText: 'Angaben gemäß § 5 TMG' })
  await expect(row).toContainText('Gilt seit 14. Mai 2024')
  await row.getByRole('button', { name: 'Als Entwurf einfügen' }).click()

  await expect(page.getByText('Der Vorschlag steht im Entwurf.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('Angaben gemäß § 5 DDG')
  await visit(page, '/impressum')
  await expect(page.getByText('Angaben gemäß § 5 TMG')).toBeVisible()
})
