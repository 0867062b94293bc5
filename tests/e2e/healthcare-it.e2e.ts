import { expectAccessible } from './accessibility.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test('the page explains the network before it offers anything', async ({ page }) => {
  await page.goto('/healthcare-it')
  await expect(page).toHaveTitle('Healthcare IT: Telematikinfrastruktur für Praxen')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Worum es bei der TI geht',
    'Zwölf Begriffe, die Ihnen begegnen',
    'Was wir für Sie übernehmen',
    'Was bei Ihnen als Nächstes abläuft',
    'Vom Bestand zum ruhigen Quartal',
    'Drei Fälle aus der Praxis',
    'Aus unserer Arbeit',
    'Was Praxen uns fragen',
    'Aus dem Blog',
    'Wann läuft Ihre nächste Karte ab?',
  ])
  await expect(page.getByText('Seitdem schlafe ich besser')).toBeVisible()
  await expect(page.getByRole('link', { name: /Drei Praxen, eine TI/ })).toHaveAttribute(
    'href',
    '/portfolio/drei-praxen-eine-telematik',
  )
  await expect(page.getByRole('link', { name: /ePA für alle/ })).toHaveAttribute('href', '/blog/epa-fuer-alle')
})

test('twelve terms are explained, and the head leads to them', async ({ page }) => {
  await visit(page, '/healthcare-it')
  await page.getByRole('link', { name: 'Begriffe erklärt' }).click()
  const terms = page.locator('#building-blocks')
  await expect(terms.getByRole('listitem')).toHaveCount(12)
  await expect(terms.getByRole('heading', { name: 'Konnektor' })).toBeInViewport()
})

test('a phone shows the first terms and the rest on demand', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/healthcare-it')
  const terms = page.locator('#building-blocks').getByRole('listitem')
  await expect(terms.filter({ visible: true })).toHaveCount(3)
  await page.getByText('Alle 12 Begriffe zeigen').click()
  await expect(terms.filter({ visible: true })).toHaveCount(12)
})

test('the healthcare page is accessible on a phone in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/healthcare-it')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
