import { openPgpKey } from '../fakes/report-keys.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, ownSite, test } from './site.ts'
import { goTo, visit } from './visit.ts'

test.use(ownSite)

test('the site measures itself, says so to visitors, and reminds its owner of what ends', async ({ page, site }) => {
  test.slow()
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  const securityValidUntil = new Date(Date.now() + 20 * 86_400_000).toISOString()
  await site.send('PATCH', '/api/content/discovery/discovery', { version: 1, values: { securityValidUntil } })
  await visit(page, '/admin/dokumente/discovery')
  await page.getByRole('textbox', { name: 'Schlüssel für vertrauliche Meldungen' }).fill(openPgpKey.text)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Veröffentlichung rückgängig machen' })).toBeVisible()

  await goTo(page, '/admin/sicherheit')
  await expect(page.getByText(/^security\.txt läuft am .+ ab$/)).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt messen' }).click()
  const table = page.getByRole('table', { name: 'Versprechen und Messung' })
  await expect(table.getByRole('row').filter({ hasText: 'Content-Security-Policy' })).toContainText('gehalten')
  await expect(table.getByRole('row').filter({ hasText: 'TLS 1.2' })).toContainText('noch nicht geprüft')
  await expectAccessible(page)
  await goTo(page, '/admin')
  await expect(page.getByRole('region', { name: 'Sicherheits-Visitenkarte' })).toContainText('security.txt läuft am')

  await visit(page, '/sicherheit-dieser-website')
  const policy = page.getByRole('listitem').filter({ hasText: 'Content-Security-Policy' })
  await expect(policy).toContainText("object-src 'none'")
  await expect(policy).toContainText('gehalten')
  await expect(page.getByText(openPgpKey.fingerprint)).toBeVisible()
  const code = page.getByRole('img', { name: 'QR-Code mit Name' })
  await code.scrollIntoViewIfNeeded()
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByRole('link', { name: 'Visitenkarte als Datei (vCard)' })).toHaveAttribute(
    'href',
    '/contact.vcf',
  )
  await expectAccessible(page)
})
