import { expectAccessible } from './accessibility.ts'
import { registerService } from './register-service.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test('every registered service stands in the table of its category, without JavaScript too', async ({
  browser,
  site,
}) => {
  const service = {
    name: 'Besuchszählung',
    provider: 'Zählwerk GmbH',
    category: 'analytics',
    purpose: 'Zählt Aufrufe.',
    recipient: 'Zählwerk GmbH, Jena',
    thirdCountry: 'Keines',
    keys: [{ name: 'zaehlwerk', storage: 'cookie', purpose: 'Kennung', lifetime: '30 Tage' }],
  }
  await using _registered = await registerService(site, 'besuchszaehlung', service)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/cookies`)
  const necessary = page.getByRole('table', { name: 'Dienste der Kategorie Notwendig' })
  await expect(necessary.getByRole('rowheader')).toHaveCount(8)
  await expect(necessary).toContainText('schaufenster-consent')
  const row = page.getByRole('table', { name: 'Dienste der Kategorie Analyse' }).getByRole('row').nth(1)
  await expect(row).toContainText('Zählwerk GmbH')
  await expect(row).toContainText('Cookie. Dauer: 30 Tage')
  await expect(page.getByText('In dieser Kategorie ist derzeit kein Dienst eingebunden.')).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('link', { name: 'Datenschutzerklärung' })).toBeVisible()
  await context.close()
})

test('without JavaScript there is neither a banner nor a switch, but a word about why', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/cookies`)
  await expect(page.getByText('Die Schalter brauchen JavaScript.')).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Cookie-Hinweis' })).toHaveCount(0)
  await context.close()
})

test('what the browser has to know of consent is sent once', async ({ request }) => {
  const html = await (await request.get('/cookies')).text()
  expect(html.match(/offlineCopy/g)).toHaveLength(1)
})

test('the cookies page is accessible on a phone in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visit(page, '/cookies')
  await expectAccessible(page)
})
