import { ticketMinAgeMs } from '#shared/limits.ts'
import { answerField, field, fillIn, rightAnswer, stopClock, submit, watchTickets } from './contact-steps.ts'
import { expect, test, type Page } from './site.ts'
import { visit } from './visit.ts'

test('telephone, e-mail and emergency number are ways to reach the company', async ({ page }) => {
  await page.goto('/contact')
  const ways = page.getByRole('list', { name: 'Kontaktwege' })
  await expect(ways.getByRole('link', { name: '+49 361 000 00 00' })).toHaveAttribute('href', 'tel:+493610000000')
  await expect(ways.getByRole('link', { name: 'kontakt@musterwerk-it.example' })).toHaveAttribute(
    'href',
    'mailto:kontakt@musterwerk-it.example',
  )
  await expect(ways.getByRole('link', { name: '+49 361 000 00 99' })).toHaveAttribute('href', 'tel:+493610000099')
  await expect(page.getByRole('main').getByText('Weberstraße 12')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mit der Straßenbahn' })).toBeVisible()
})

test('a message can be sent from the page, which then offers an empty form again', async ({ page }) => {
  await page.clock.install()
  const ticketsRead = await watchTickets(page)
  await visit(page, '/contact')
  const form = page.getByRole('main').getByRole('form', { name: 'Nachricht schreiben' })
  await fillIn(form)
  await expect.poll(ticketsRead).toBe(1)
  await stopClock(page)
  await page.route('**/email/send', (route) => route.fulfill({ status: 200, body: 'OK' }))
  await submit(form)
  const thanks = page.getByRole('region', { name: 'Nachricht gesendet!' })
  await expect(thanks).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(thanks).toBeHidden()
  await expect(field(form, 'Name')).toHaveValue('')
})

test('the question stands there before anybody turns to the form, and stays when the form comes alive', async ({
  page,
}) => {
  await visit(page, '/contact')
  const form = page.getByRole('form', { name: 'Nachricht schreiben' })
  const question = form.getByText(/^Sicherheitsfrage: Was ist \d/)
  const asked = await question.textContent()
  await field(form, 'E-Mail').fill('annika@')
  await expect(field(form, 'E-Mail')).toHaveAccessibleDescription('Ungültige E-Mail-Adresse')
  await expect(question).toHaveText(asked!)
})

test('without JavaScript the server asks, checks and thanks', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/contact`)
  await page.getByRole('link', { name: 'Zum Kontaktformular' }).click()
  const form = page.getByRole('form', { name: 'Nachricht schreiben' })
  const question = form.getByText(/^Sicherheitsfrage/)
  await fillIn(form, { 'E-Mail': 'annika@', Nachricht: 'Eine Nachricht ganz ohne JavaScript.' })
  const asked = await question.textContent()
  await submit(form)
  await expect(field(form, 'E-Mail')).toHaveAccessibleDescription('Ungültige E-Mail-Adresse')
  await expect(field(form, 'Nachricht')).toHaveValue('Eine Nachricht ganz ohne JavaScript.')
  await expect(question).toHaveText(asked!)
  await fillIn(form, { Nachricht: 'Eine Nachricht ganz ohne JavaScript.' })
  await answerField(form).fill('99')
  await submit(form)
  await expect(form.getByRole('alert')).toHaveText('Die Antwort auf die Sicherheitsfrage ist nicht korrekt')
  await expect
    .poll(
      async () => {
        await page.waitForLoadState()
        await answerField(form).fill(String(await rightAnswer(form)))
        await Promise.all([page.waitForEvent('load'), submit(form)])
        return page.getByRole('heading', { name: 'Nachricht gesendet!' }).isVisible()
      },
      // People are slower than tests: who answers before a ticket is old enough gets a new one.
      { intervals: [ticketMinAgeMs + 100] },
    )
    .toBe(true)
  await expect(page).toHaveURL(/formular=gesendet$/)
  await context.close()
})

test('the privacy notice opens the privacy policy', async ({ page }) => {
  await visit(page, '/contact')
  const link = page.getByRole('main').getByRole('link', { name: 'Datenschutzerklärung' })
  await expect(link).toHaveAttribute('href', '/datenschutz')
  await link.click()
  await expect(page.getByRole('dialog', { name: 'Datenschutz' })).toBeVisible()
})

test('today and the open state follow the German clock, minute by minute', async ({ page }) => {
  // Thursday, open until six.
  await page.clock.install({ time: new Date('2026-11-12T17:58:30+01:00') })
  await visit(page, '/contact')
  const hours = page.getByRole('table', { name: 'Öffnungszeiten' })
  // The clock starts when it can be seen.
  await hours.scrollIntoViewIfNeeded()
  await expect(hours.getByRole('row', { name: '(heute)' })).toHaveText('Donnerstag (heute)8:00–18:00')
  await expect(page.getByRole('main').getByText('Jetzt geöffnet bis 18 Uhr')).toBeVisible()
  await page.clock.runFor('01:31')
  await expect(page.getByRole('main').getByText('Jetzt geschlossen, öffnet morgen um 8 Uhr')).toBeVisible()
})

test.describe('far away', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })
  test('the German clock counts for visitors elsewhere', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-13T08:30:00+01:00') })
    await visit(page, '/contact')
    await page.getByRole('table', { name: 'Öffnungszeiten' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('row', { name: '(heute)' })).toContainText('Freitag')
    await expect(page.getByRole('main').getByText('Jetzt geöffnet bis 15 Uhr')).toBeVisible()
  })
})

test('the footer says whether somebody is there, also after other pages have followed', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-12T10:00:00+01:00'))
  await visit(page, '/faq')
  const state = page.getByRole('contentinfo').getByRole('link', { name: /Öffnungszeiten|^Jetzt/ })
  await expect(state).toHaveText('Öffnungszeiten')
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await state.scrollIntoViewIfNeeded()
  await expect(state).toHaveText('Jetzt geöffnet bis 18 Uhr')
  await state.click()
  await expect(page).toHaveURL('/contact')
})

test('the page from the server says nothing about the hour and is complete', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/contact`)
  await expect(page.getByRole('table', { name: 'Öffnungszeiten' }).getByRole('row')).toHaveCount(7)
  await expect(page.getByRole('row', { name: 'Sonntag geschlossen' })).toBeVisible()
  await expect(page.getByText('(heute)')).toHaveCount(0)
  await expect(page.getByText(/^Jetzt ge/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'kontakt@musterwerk-it.example' }).first()).toBeVisible()
  await context.close()
})

/** How far the page has moved by itself since it began; read with `shiftOf`. */
async function countShifts(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        dataset.shift = String(Number(dataset.shift ?? 0) + entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftOf = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))

/** Two frames: what there is has been on the screen. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Files of this kind arrive when it is called. */
async function holdBack(page: Page, files: string) {
  const released = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

for (const width of [360, 768, 1280, 1920])
  test(`nothing moves at ${width} px when the form comes alive long after the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await countShifts(page)
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto('/contact', { waitUntil: 'commit' })
    const form = page.getByRole('main').locator('form')
    await expect(form).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await painted(page)
    await page.evaluate(async () => void (await document.fonts.ready))
    const before = await form.boundingBox()
    release()
    await page.locator('html[data-started]').waitFor({ state: 'attached' })
    await form.dispatchEvent('pointerover')
    await expect(page.locator('[data-island=contact-form][data-awake]')).toBeAttached()
    await painted(page)
    expect(await form.boundingBox()).toEqual(before)
    expect(await shiftOf(page)).toBeLessThan(0.01)
  })

test('nothing moves on a phone when the fonts come long after the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await countShifts(page)
  const release = await holdBack(page, '**/*.woff2')
  await page.goto('/contact', { waitUntil: 'commit' })
  await expect(page.getByRole('main').locator('form')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await painted(page)
  release()
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && document.fonts.check('16px "Familjen Grotesk Variable"'),
  )
  await painted(page)
  expect(await shiftOf(page)).toBe(0)
})

test('on paper the ways to reach the company stand instead of the form', async ({ page }) => {
  await visit(page, '/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('form')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.locator('form')).toBeHidden()
  for (const text of ['+49 361 000 00 00', 'kontakt@musterwerk-it.example', 'Weberstraße 12'])
    await expect(main.getByText(text)).toBeVisible()
  await expect(main.getByRole('row', { name: 'Montag' })).toBeVisible()
})
