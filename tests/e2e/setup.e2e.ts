import { expectAccessible } from './accessibility.ts'
import { openSignedIn } from './signed-in.ts'
import { expect, test, type Page } from './site.ts'
import { visit } from './visit.ts'

// Steps that other tests have done would be done here.
test.use({ environment: { SCHAUFENSTER_PROJECT_ID: 'setup' } })

const fitsA = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 780 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('an owner is led from the example to the own site, and the last of the old name is replaced and brought back', async ({
  context,
  site,
}) => {
  // As a site from before default texts followed the profile has it.
  await site.send('PATCH', '/api/content/pages/about', { version: 1, values: { lead: 'Wir sind Musterwerk IT.' } })
  const page = await openSignedIn(context, site, { name: 'Inga Inhaberin', email: 'inga@example.org' })
  await visit(page, '/admin')
  await page.getByRole('region', { name: 'Einrichtung' }).getByRole('link', { name: 'Weitermachen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Einrichtung' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Unternehmensprofil' })).toBeVisible()
  await expectAccessible(page)
  await fitsA(page, 360)
  await page.getByLabel('Firma').fill('Nordlicht IT')
  await page.getByLabel('E-Mail', { exact: true }).fill('moin@nordlicht.example')
  await page.getByLabel('Bundesland').selectOption('Schleswig-Holstein')
  await page.getByRole('button', { name: 'Profil speichern' }).click()
  await expect(page.getByText('Profil gespeichert')).toBeVisible()
  await page.getByRole('button', { name: 'Als erledigt abhaken' }).click()

  await expect(page.getByRole('heading', { level: 2, name: 'Name, Logo und Farben' })).toBeFocused()
  await page.getByRole('button', { name: 'Überspringen' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Was Sie anbieten' })).toBeFocused()
  await page.getByRole('switch', { name: 'Healthcare IT' }).first().uncheck()
  await expect(page.getByText(/^„Healthcare IT.*“ wird nicht mehr gezeigt$/)).toBeVisible()
  await expectAccessible(page)
  const steps = page.getByRole('navigation', { name: 'Schritte der Einrichtung' })
  await expect(steps.getByRole('link', { name: /Was Sie anbieten Erledigt/ })).toBeVisible()
  await expect(steps.getByRole('link', { name: /Name, Logo und Farben Übersprungen/ })).toBeVisible()

  await steps.getByRole('link', { name: /Letzte Reste/ }).click()
  await page.getByRole('link', { name: '„Musterwerk IT“ durch „Nordlicht IT“ ersetzen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Suchen und Ersetzen' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: '1 Stelle in 1 Inhalt' })).toBeVisible()
  await expect(page.getByRole('deletion')).toHaveText('Musterwerk IT')
  await expectAccessible(page)
  await fitsA(page, 360)
  await page.getByRole('button', { name: '1 Stelle ersetzen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ersetzen' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '„Musterwerk IT“ steht nirgends' })).toBeFocused()
  const visitor = await context.newPage()
  await visit(visitor, '/about')
  await expect(visitor.getByText('Wir sind Nordlicht IT.')).toBeVisible()
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Nordlicht IT, Startseite' })).toBeVisible()

  await page.getByRole('button', { name: 'Ersetzen von „Musterwerk IT“ rückgängig machen' }).click()
  await expect(page.getByText('1 Inhalt wiederhergestellt')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: '1 Stelle in 1 Inhalt' })).toBeVisible()

  await visit(page, '/admin')
  await page.getByRole('region', { name: 'Einrichtung' }).getByRole('button', { name: 'Nicht mehr zeigen' }).click()
  await expect(page.getByRole('region', { name: 'Einrichtung' })).toHaveCount(0)
  await visit(page, '/admin')
  await expect(page.getByRole('region', { name: 'Einrichtung' })).toHaveCount(0)
})
