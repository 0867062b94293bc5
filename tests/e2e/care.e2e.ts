import { readFileSync } from 'node:fs'
import { expectAccessible } from './accessibility.ts'
import { expect, ownSite, test } from './site.ts'
import { visit } from './visit.ts'

test.use({ ...ownSite, viewport: { width: 390, height: 844 }, hasTouch: true })

test.beforeEach(async ({ page, site }) => {
  test.slow()
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('a disturbance is reported from a phone, told on the pages concerned, and ended', async ({ page }) => {
  await visit(page, '/admin/status')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Was ist gestört?' }).fill('E-Rezept hakt')
  await page.getByRole('textbox', { name: 'Was Betroffene wissen sollten' }).fill('Wir arbeiten daran.')
  await page.getByRole('radio', { name: 'Ausfall' }).check()
  await page.getByRole('button', { name: 'Sofort veröffentlichen' }).click()
  const entry = page.getByRole('region', { name: 'E-Rezept hakt' })
  await expect(entry).toBeVisible()

  await visit(page, '/blog')
  const bar = page.locator('[data-incident-bar]')
  await expect(bar).toContainText('Ausfall: E-Rezept hakt')
  await expectAccessible(page)
  await bar.getByRole('link', { name: 'Mehr zum Stand' }).click()
  await expect(page.getByRole('heading', { name: 'E-Rezept hakt' })).toBeVisible()
  await expect(bar).toBeEmpty()
  await expectAccessible(page)

  await visit(page, '/admin/status')
  await entry.getByRole('button', { name: 'Als erledigt melden' }).click()
  await expect(entry).toHaveCount(0)
  await visit(page, '/status')
  await expect(page.getByRole('heading', { name: 'Keine Störung bekannt' })).toBeVisible()
  await expect(page.getByText('Die Störung ist behoben.')).toBeVisible()
})

test('the site tests itself and says so; a person is found, handed over and erased', async ({ page, site }) => {
  await visit(page, '/admin/selbsttest')
  await page.getByRole('button', { name: 'Jetzt prüfen' }).click()
  // Every page is read for it.
  await expect(page.getByText('Keine fremden Verbindungen, nichts fehlt im Verzeichnis.')).toBeVisible({
    timeout: 100_000,
  })
  await expectAccessible(page)
  await visit(page, '/datenschutz')
  await expect(page.getByText(/Zuletzt geprüft am .*, keine fremden Verbindungen/)).toBeVisible()

  const email = 'eva@praxis.example'
  await site.send('POST', '/api/users/invitations', { email, role: 'editor' })
  await visit(page, '/admin/auskunft')
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email)
  await page.getByRole('button', { name: 'Suchen', exact: true }).click()
  const found = page.getByRole('table', { name: `Gefunden zu ${email}` })
  await expect(found.getByRole('row').filter({ hasText: 'Einladungen' })).toContainText('werden gelöscht')
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Zum Drucken (HTML)' }).click()
  expect(readFileSync(await (await saving).path(), 'utf8')).toContain(email)
  await page.getByRole('button', { name: 'Daten löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Daten löschen' }).click()
  await expect(found).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Löschprotokoll' })).toContainText('Einladungen: 1')
})

test('somebody measures a page, and who meets a barrier reports it without a script', async ({
  page,
  browser,
  site,
}) => {
  await visit(page, '/admin/barrierefreiheit')
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Seiten' }).selectOption('/partners')
  await page.getByRole('button', { name: 'Jetzt messen' }).click()
  await expect(page.getByText('Auf dieser Seite wurde nichts gefunden.')).toBeVisible({ timeout: 60_000 })

  const findings = [
    {
      rule: 'color-contrast',
      impact: 'serious',
      help: 'Kontrast zu gering',
      criteria: ['1.4.3'],
      pages: ['/faq'],
      count: 1,
    },
  ]
  await site.send('POST', '/api/accessibility-checks', { engine: 'axe-core 4.14.0', pages: 9, unread: [], findings })
  await visit(page, '/admin/barrierefreiheit')
  await expect(page.getByRole('table', { name: 'Befunde' })).toContainText('Kontrast zu gering')
  await expectAccessible(page)

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const visitor = await plain.newPage()
  await visitor.goto('/barrierefreiheit')
  await expect(visitor.getByText('Kontrast zu gering (WCAG 1.4.3), auf der Seite /faq')).toBeVisible()
  await visitor.getByRole('link', { name: 'Formular öffnen' }).click()
  await expect(visitor.getByRole('form', { name: 'Nachricht schreiben' })).toBeVisible()
  await plain.close()
  await visit(page, '/barrierefreiheit?formular=1')
  await expectAccessible(page)
})
