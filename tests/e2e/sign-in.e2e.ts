import type { BrowserContext } from '@playwright/test'
import { totpCode } from '../totp.ts'
import { expectAccessible } from './accessibility.ts'
import { createAccount, password, sessionCookieFor, signIn, type Person } from './signed-in.ts'
import { expect, test, type Page, type SiteFixture } from './site.ts'
import { visit } from './visit.ts'

/** Everybody gets an account of their own: wrong passwords slow an account down. */
function newPerson(site: SiteFixture, name: string): Promise<Person> {
  return createAccount(site, { name, email: `${name.toLowerCase()}@musterwerk.example`, password, role: 'admin' })
}

async function enter(page: Page, email: string, given = password) {
  await page.getByLabel('E-Mail', { exact: true }).fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(given)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name.endsWith('session_token'))

test('e-mail and password lead to the page asked for, with a cookie that no script can read, and no secret is kept', async ({
  page,
  site,
  context,
}) => {
  const { email, name } = await newPerson(site, 'Lena')
  await visit(page, '/admin/inhalte/blogPosts')
  await expect(page).toHaveURL(/\/login\?weiter=/)
  await enter(page, email)
  await expect(page).toHaveURL('/admin/inhalte/blogPosts')
  await expect(page.getByRole('button', { name: `Konto: ${name}` })).toBeVisible()
  // On http://localhost it may not be bound to https: WebKit would not keep it.
  expect(await sessionCookie(context)).toMatchObject({ httpOnly: true, secure: false, sameSite: 'Lax', expires: -1 })
  expect(await page.evaluate(() => document.cookie)).toBe('')

  // What the browser keeps of the person is in IndexedDB and holds no secret.
  const kept = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('schaufenster-identity')
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('user').objectStore('user').getAll()
          reading.addEventListener('success', () => resolve(reading.result))
        })
      }),
  )
  expect(kept).toEqual([{ id: expect.any(String), name, email, role: 'admin', expiresAt: expect.any(String) }])
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  // Whose offline copy this is, by id: written some time after the page has come alive.
  expect(stored.filter((key) => key !== 'schaufenster:offline-person')).toEqual([])
})

test('fields say what is missing, and a wrong password says so without telling who has an account', async ({
  page,
  mayReport,
}) => {
  await visit(page, '/login')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByLabel('E-Mail', { exact: true })).toBeFocused()
  await expect(page.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeVisible()
  await expect(page.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible()
  await enter(page, 'niemand@musterwerk.example', 'falsches Passwort')
  const field = page.getByLabel('Passwort', { exact: true })
  await expect(field).toHaveAccessibleDescription('E-Mail oder Passwort stimmt nicht.')
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  mayReport('401') // The browser reports the 401.
})

test('after too many attempts the page shows how long to wait, and then lets one try again', async ({
  page,
  mayReport,
}) => {
  await page.clock.install()
  await page.route('**/api/auth/password', async (route) => {
    // From now on its seconds are ours.
    await page.clock.pauseAt(Date.now() + 10_000)
    await route.fulfill({
      status: 429,
      json: { error: { code: 'too-many-requests', message: 'Zu viele Versuche.', retryAfterSeconds: 30 } },
    })
  })
  await visit(page, '/login')
  await enter(page, 'lena@musterwerk.example')
  await expect(page.getByRole('alert').filter({ hasText: 'Zu viele Versuche.' })).toBeVisible()
  const submit = page.getByRole('button', { name: /^Wieder möglich in/ })
  await expect(submit).toHaveText(/30\ss/)
  await page.clock.runFor(10_000)
  await expect(submit).toHaveText(/20\ss/)
  await page.clock.runFor(20_000)
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
  await expect(page.getByText('Zu viele Versuche.')).toBeHidden()
  mayReport('429') // The browser reports the 429.
})

test('the second factor is asked for, takes a code of the app or, once, a recovery code', async ({
  page,
  site,
  mayReport,
}) => {
  const person = await newPerson(site, 'Tomke')
  const { uri, recoveryCodes } = await turnOnSecondFactor(site, person)
  await visit(page, '/login')
  await enter(page, person.email)
  await expect(page.getByRole('heading', { name: 'Bestätigung' })).toBeFocused()
  await expectAccessible(page)
  const code = page.getByLabel('Code aus sechs Ziffern')
  await code.fill('000000')
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(code).toHaveAccessibleDescription('Dieser Code stimmt nicht oder ist abgelaufen.')
  // The code of this half minute was used to turn it on.
  await code.fill(totpCode(uri, Date.now() + 30_000).replace(/(...)/, '$1 '))
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page).toHaveURL('/admin')

  for (const [attempt, accepted] of [
    [recoveryCodes[0]!, true],
    [recoveryCodes[0]!, false],
  ] as const) {
    await page.context().clearCookies()
    await visit(page, '/login')
    await enter(page, person.email)
    await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click()
    await page.getByLabel('Wiederherstellungscode', { exact: true }).fill(attempt)
    await page.getByRole('button', { name: 'Bestätigen' }).click()
    if (accepted) await expect(page).toHaveURL('/admin')
    else await expect(page.getByText('Dieser Code stimmt nicht oder ist abgelaufen.')).toBeVisible()
  }
  mayReport('401') // The browser reports the 401.
})

test('the form works by keyboard alone; signing out in one tab is seen in the other, and so is signing in again', async ({
  page,
  site,
  context,
  mayReport,
}) => {
  const { email } = await newPerson(site, 'Zweimal')
  await visit(page, '/login')
  await page.getByLabel('E-Mail', { exact: true }).focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  const other = await context.newPage()
  await other.goto(`${site.url}/admin`)
  await other.locator('html[data-started]').waitFor({ state: 'attached' })

  await page.getByRole('button', { name: 'Konto: Zweimal' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL('/login')
  const overlay = other.getByRole('dialog', { name: 'Bitte wieder anmelden' })
  // The tabs talk: by itself it would not notice before something is asked of the server.
  await expect(overlay).toBeVisible()
  expect(await sessionCookie(context)).toBeUndefined()
  await expect(overlay.getByLabel('E-Mail', { exact: true })).toHaveValue(email)
  await expectAccessible(other)

  await overlay.getByLabel('Passwort', { exact: true }).fill(password)
  await overlay.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(overlay).toBeHidden()
  await expect(other).toHaveURL('/admin')
  await expect(page).toHaveURL('/admin')
  // The browser reports the 401 of a tab that asked a moment after the other had signed out.
  mayReport('401')
})

test('a session that is over is named as the reason to sign in again', async ({ page, site, context }) => {
  const person = await newPerson(site, 'Ende')
  const { name, value } = await signIn(site, person)
  await context.addCookies([sessionCookieFor(site, { name, value: `${value}x` })])
  await visit(page, '/admin')
  await expect(page.getByRole('status').filter({ hasText: 'Ihre Sitzung ist abgelaufen.' })).toBeVisible()
})

test('the login page is accessible at every width in both themes', async ({ page }) => {
  await visit(page, '/login')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says that signing in needs it, and offers no form', async ({ page }) => {
    await page.goto('/login')
    await expect(page.locator('noscript').getByRole('status')).toContainText('Die Anmeldung braucht JavaScript.')
    await expect(page.getByLabel('E-Mail', { exact: true })).toBeHidden()
  })
})

async function turnOnSecondFactor(site: SiteFixture, person: Person) {
  const session = await signIn(site, person)
  const headers = {
    'content-type': 'application/json',
    origin: site.url,
    cookie: `${session.name}=${session.value}`,
  }
  const send = (path: string, body: object) =>
    fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const begun = await send('/api/account/second-factor', { password })
  const { uri, recoveryCodes } = (await begun.json()) as { uri: string; recoveryCodes: string[] }
  const confirmed = await send('/api/account/second-factor/confirm', { code: totpCode(uri) })
  expect(confirmed.status).toBe(204)
  return { uri, recoveryCodes }
}
