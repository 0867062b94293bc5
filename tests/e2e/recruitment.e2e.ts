import { expectAccessible } from './accessibility.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test('the page follows the search from the offer to the rules', async ({ page }) => {
  await page.goto('/recruitment')
  await expect(page).toHaveTitle('Personalberatung für IT-Fachkräfte – Musterwerk IT')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Wobei wir Ihnen helfen',
    'In fünf Schritten zur Zusage',
    'Eine Suche, Woche für Woche',
    'Typische Suchen',
    'Faire Auswahl, geschützte Daten',
    'Fragen zur Suche',
    'Aus dem Blog',
    'Welche Stelle ist zu lange offen?',
  ])
  await expect(page.locator('#process').getByRole('listitem')).toHaveCount(5)
  await expect(page.getByText('Drei Vorschläge, drei gute Gespräche, eine Zusage.')).toBeVisible()
  await expect(page.getByRole('link', { name: /IT-Fachkräfte finden/ })).toHaveAttribute(
    'href',
    '/blog/it-fachkraefte-finden',
  )
})

test('the second action leads down to the steps', async ({ page }) => {
  await visit(page, '/recruitment')
  await page.getByRole('link', { name: 'So suchen wir' }).click()
  await expect(page.getByRole('heading', { name: 'In fünf Schritten zur Zusage' })).toBeInViewport()
})

test('on a phone long lists are folded, also without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.url,
    viewport: { width: 360, height: 800 },
  })
  const page = await context.newPage()
  await page.goto('/recruitment')
  const last = page.getByRole('heading', { name: 'Begleitung bis zum Ende der Probezeit' })
  await expect(page.getByRole('heading', { name: 'Direktansprache' })).toBeVisible()
  await expect(last).toBeHidden()
  await page.getByText('Alle 5 Punkte zeigen').click()
  await expect(last).toBeVisible()
  await page.locator('#services').getByText('Weniger zeigen').click()
  await expect(last).toBeHidden()
  await context.close()
})

test('the recruitment page is accessible on a phone in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/recruitment')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
