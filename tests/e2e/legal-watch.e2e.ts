import { expectAccessible } from './accessibility.ts'
import { expect, ownSite, test, type SiteFixture } from './site.ts'
import { visit } from './visit.ts'

test.use(ownSite)

const imprint = async (site: SiteFixture) =>
  (await (await site.send('GET', '/api/editing/impressum/impressum')).json()) as {
    version: number
    item: { content: string }
  }

async function publish(site: SiteFixture, version: number, content: string) {
  const changed = await site.send('PATCH', '/api/content/impressum/impressum', { version, values: { content } })
  expect(changed.status, await changed.text()).toBe(200)
}

test('a reference to repealed law is found, and one click makes a draft of its correction', async ({ page, site }) => {
  test.slow()
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const content = '<h2>Anbieter</h2><p>Angaben gemäß § 5 TMG</p>'
  const before = await imprint(site)
  await publish(site, before.version, content)

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
  // Others count on its first text.
  await publish(site, (await imprint(site)).version, before.item.content)
})
