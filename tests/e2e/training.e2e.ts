import { expectAccessible } from './accessibility.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test('format and level combine at once, without a jump, and stay in the address', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/training')
  const offers = page.locator('#offers')
  await expect(offers.getByRole('status')).toHaveText('8 Angebote')

  await offers.getByRole('group', { name: 'Format' }).getByLabel('Online').check()
  await expect(offers.getByRole('status')).toHaveText('3 Angebote')
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  // Not by the mouse: before a click the test itself may scroll.
  await offers.getByRole('group', { name: 'Stufe' }).getByLabel('Aufbau').dispatchEvent('click')
  await expect(offers.getByRole('status')).toHaveText('1 Angebot')
  await expect(offers.getByRole('heading', { level: 3 })).toHaveText(['TI im Praxisteam'])
  await expect(page).toHaveURL(/\/training\?format=online&stufe=aufbau$/)
  expect(await page.evaluate(() => scrollY)).toBe(before)

  await page.reload()
  await expect(offers.getByRole('status')).toHaveText('1 Angebot')
  await expect(offers.getByLabel('Aufbau')).toBeChecked()
})

test('choosing asks the server for nothing and adds nothing to the history', async ({ page }) => {
  await visit(page, '/')
  await visit(page, '/training')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByLabel('Selbstlernkurs').check()
  await expect(page).toHaveURL(/format=selbstlernkurs/)
  expect(requests.filter((url) => url.includes('.data'))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('the arrow keys choose within a group and the focus stays there', async ({ page }) => {
  await visit(page, '/training')
  await page.getByRole('group', { name: 'Stufe' }).getByLabel('Alle').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('#offers').getByRole('status')).toHaveText('4 Angebote')
  await expect(page.getByLabel('Einstieg')).toBeFocused()
})

test('a choice that fits nothing says so and leads back to everything', async ({ page }) => {
  await visit(page, '/training?format=selbstlernkurs&stufe=fachwissen')
  await expect(page.locator('#offers').getByRole('status')).toHaveText('0 Angebote')
  await expect(page.getByRole('heading', { name: 'Keine Schulung mit dieser Auswahl' })).toBeVisible()
  await page.getByRole('link', { name: 'Alle Angebote zeigen' }).click()
  await expect(page.locator('#offers').getByRole('status')).toHaveText('8 Angebote')
})

test('filter and details work without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/training')
  await page.getByLabel('Vor Ort').check()
  await page.getByLabel('Fachwissen').check()
  await page.getByRole('button', { name: 'Filtern' }).click()
  await expect(page).toHaveURL(/format=vor-ort&stufe=fachwissen#offers$/)
  await expect(page.locator('#offers').getByRole('status')).toHaveText('1 Angebot')
  await expect(page.getByLabel('Fachwissen')).toBeChecked()
  await page.getByRole('heading', { name: 'Sicher administrieren' }).click()
  const request = page.getByRole('link', { name: 'Anfragen: Sicher administrieren' })
  await expect(request).toBeVisible()
  await expect(request).toHaveAttribute('href', '/contact')
  await context.close()
})

test('a row unfolds contents, audience and outcome and asks for this training', async ({ page }) => {
  await visit(page, '/training')
  await page.getByRole('heading', { name: 'Datenschutz kompakt' }).click()
  await expect(page.getByText('Datenpanne: die ersten Schritte')).toBeVisible()
  await expect(page.getByText('Beschäftigte, die mit Kunden-, Patienten- oder Personaldaten arbeiten')).toBeVisible()
  await expect(page.getByText('Die Teilnehmenden erkennen eine Auskunftsanfrage')).toBeVisible()
  await page.getByRole('link', { name: 'Anfragen: Datenschutz kompakt' }).click()
  await expect(
    page.getByRole('dialog').getByText('Ich interessiere mich für die Schulung „Datenschutz kompakt“.'),
  ).toBeVisible()
})

test('an address with the name of a training opens its row', async ({ page }) => {
  await page.goto('/training#ki-im-bueroalltag')
  const row = page.getByRole('heading', { name: 'KI im Büroalltag' })
  await expect(page.getByText('Eigene Regeln für das Team festlegen')).toBeInViewport()
  await expect(row).toBeInViewport()
})

test('a link from another page opens the row too', async ({ page }) => {
  await visit(page, '/healthcare-it')
  await page.getByRole('link', { name: 'Mehr erfahren: Schulung „TI im Praxisteam“' }).click()
  await expect(page).toHaveURL(/\/training#ti-im-praxisteam$/)
  await expect(page.getByRole('link', { name: 'Anfragen: TI im Praxisteam' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'TI im Praxisteam' })).toBeInViewport()
})

test('sections follow the page head, from benefits to the call', async ({ page }) => {
  await page.goto('/training')
  await expect(page).toHaveTitle('Schulungen: Security Awareness, Datenschutz, KI')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Was Sie davon haben',
    'Acht Angebote, frei kombinierbar',
    'Fünf Merkmale, eine Falle',
    'Vom ersten Anruf bis zur Auswertung',
    'Was danach anders war',
    'Häufige Fragen',
    'Welches Thema drängt bei Ihnen?',
  ])
  await expect(page.getByText('Vorher hat das niemand getan.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Gibt es eine Teilnahmebestätigung?' })).toBeVisible()
})

test('the training page is accessible in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/training?stufe=aufbau')
  await page.getByRole('heading', { name: 'TI im Praxisteam' }).click()
  await expectAccessible(page)
})
