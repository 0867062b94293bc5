import type { Tampering } from '../fakes/oidc-provider.ts'
import { visit } from './visit.ts'
import { expect, lena, signInAtProvider, test, type Page } from './with-provider.ts'

test.afterEach(({ provider }) => provider.tamper(null))

const providerButton = (page: Page) => page.getByRole('button', { name: 'Anmelden mit Firmenkonto' })

const failure = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

/** Clicks the provider's button; the window that opens stands at the provider. */
async function openWindow(page: Page) {
  const opened = page.waitForEvent('popup')
  await providerButton(page).click()
  const popup = await opened
  await popup.getByRole('heading', { name: 'Firmenkonto' }).waitFor()
  return popup
}

test('a window of the provider signs in, closes, and the page asked for opens', async ({ page }) => {
  await visit(page, '/login?weiter=/admin')
  const popup = await openWindow(page)
  await signInAtProvider(popup)
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('button', { name: 'Konto: lena' })).toBeVisible()
})

test('the window measures 500 by 600', async ({ page }) => {
  await visit(page, '/login')
  const popup = await openWindow(page)
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600])
})

test('a second window cancels the first and works', async ({ page }) => {
  await visit(page, '/login?weiter=/admin')
  const first = await openWindow(page)
  const second = await openWindow(page)
  await expect.poll(() => first.isClosed()).toBe(true)
  await signInAtProvider(second)
  await expect(page).toHaveURL('/admin')
})

test('a window closed by the person is reported after the grace time, and one may try again', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/login?weiter=/admin')
  const popup = await openWindow(page)
  await expect(page.getByText('Bitte melden Sie sich in dem Fenster an')).toBeVisible()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await popup.close()
  // Up to ten seconds until the next look, then exactly eight of grace (H15).
  await page.clock.runFor(7_999)
  await expect(failure(page, 'Das Anmeldefenster wurde geschlossen')).toBeHidden()
  await page.clock.runFor(10_001)
  await expect(failure(page, 'Das Anmeldefenster wurde geschlossen')).toBeVisible()
  await page.clock.resume()
  const again = await openWindow(page)
  await signInAtProvider(again)
  await expect(page).toHaveURL('/admin')
})

test('where windows are blocked the page itself goes to the provider and comes back signed in, once', async ({
  page,
}) => {
  await page.addInitScript(() => (window.open = () => null))
  await visit(page, '/login?weiter=/admin')
  await providerButton(page).click()
  await signInAtProvider(page)
  await expect(page).toHaveURL('/admin')
  expect(await page.evaluate(() => sessionStorage.getItem('schaufenster-pending-redirect'))).toBeNull()

  const results: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/auth/result') && results.push(request.url()))
  // The admin area would notice the lost session and say so in the console.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await visit(page, '/login')
  await expect(providerButton(page)).toBeEnabled()
  expect(results).toEqual([])
})

test('under an address that is not authorized nobody signs in, and the window closes again', async ({
  page,
  site,
  context,
  mayReport,
}) => {
  const elsewhere = site.url.replace('localhost', '127.0.0.1')
  await visit(page, `${elsewhere}/login`)
  const opened = page.waitForEvent('popup')
  await providerButton(page).click()
  const popup = await opened
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(failure(page, 'Unter dieser Adresse ist die Anmeldung nicht erlaubt.')).toBeVisible()
  await page.getByLabel('E-Mail', { exact: true }).fill(lena)
  await page.getByLabel('Passwort', { exact: true }).fill('irgendein Passwort')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(failure(page, 'Unter dieser Adresse ist die Anmeldung nicht erlaubt.')).toBeVisible()
  expect((await context.cookies()).filter(({ name }) => name.endsWith('session_token'))).toEqual([])
  await expect(page.getByRole('button', { name: 'Mit Passkey anmelden' })).toBeHidden()
  mayReport(elsewhere) // The other spelling of the host counts as another host.
})

for (const how of ['state', 'nonce', 'issuer'] satisfies Tampering[])
  test(`an answer of the provider with a wrong ${how} signs nobody in`, async ({ page, provider, context }) => {
    await visit(page, '/login')
    provider.tamper(how)
    const popup = await openWindow(page)
    await signInAtProvider(popup)
    await expect(failure(page, 'Die Anmeldung ist abgelaufen oder ungültig.')).toBeVisible()
    expect((await context.cookies()).filter(({ name }) => name.endsWith('session_token'))).toEqual([])
  })

test('a provider that cuts the window off still ends signed in, also long after the page gave up', async ({
  page,
  provider,
}) => {
  await page.clock.install()
  await visit(page, '/login?weiter=/admin')
  provider.tamper('opener-policy')
  const popup = await openWindow(page)
  await page.clock.runFor(20_000)
  await expect(failure(page, 'Das Anmeldefenster wurde geschlossen')).toBeVisible()
  await signInAtProvider(popup)
  await expect(page).toHaveURL('/admin')
})

test('who has no access here is told so', async ({ page }) => {
  await visit(page, '/login')
  const popup = await openWindow(page)
  await signInAtProvider(popup, 'fremd@anderswo.example')
  await expect(failure(page, 'nicht freigeschaltet')).toBeVisible()
})
