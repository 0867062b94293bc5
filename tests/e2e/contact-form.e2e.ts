import { expectAccessible } from './accessibility.ts'
import {
  answerField,
  field,
  fillIn,
  openContact,
  reopenContact,
  rightAnswer,
  stopClock,
  submit,
  visitor,
  watchTickets,
} from './contact-steps.ts'
import { expect, test, type Page } from './site.ts'
import { visit } from './visit.ts'

const send = '**/api/v1.0/email/send'
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Meldungen' }).getByRole('alert').filter({ hasText: text })
const sendFailed = 'Beim Senden Ihrer Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.'
const wrongAnswer = 'Die Antwort auf die Sicherheitsfrage ist nicht korrekt'

/** Counts the calls that leave the browser. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/email/send')) calls.push(request.postData() ?? '')
  })
  return calls
}

/** What the relay answers; in its place wherever the clock of the page runs ahead of the server's. */
const ok = { status: 200, body: 'OK' }

test('every field says at every letter whether it is right, with colour, mark and words', async ({ page }) => {
  const dialog = await openContact(page)
  const rules: [string, string, string, string][] = [
    ['Name', 'A', 'Al', 'Name muss mindestens 2 Zeichen lang sein'],
    ['E-Mail', 'annika@', 'annika@praxis.example', 'Ungültige E-Mail-Adresse'],
    ['Telefon', '036112345', '0361123456', 'Telefonnummer muss mindestens 10 Ziffern lang sein'],
    ['Nachricht', 'Zu kurz  ', 'Lang genug.', 'Nachricht muss mindestens 10 Zeichen lang sein'],
  ]
  for (const [label, wrong, right, message] of rules) {
    const input = field(dialog, label)
    await expect(input).not.toHaveAttribute('aria-invalid')
    await input.fill(wrong)
    await expect(dialog.getByText(message)).toBeVisible()
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription(message)
    const red = await input.evaluate((element) => getComputedStyle(element).borderColor)
    await input.fill(right)
    await expect(dialog.getByText(message)).toHaveCount(0)
    await expect(input).not.toHaveAttribute('aria-invalid')
    await expect.poll(() => input.evaluate((element) => getComputedStyle(element).borderColor)).not.toBe(red)
  }
  const answer = answerField(dialog)
  await answer.fill('5abc')
  await expect(answer).toHaveAccessibleDescription('Bitte geben Sie eine Zahl ein')
  await answer.fill(String((await rightAnswer(dialog)) + 1))
  await expect(answer).toHaveAccessibleDescription(wrongAnswer)
  await answer.fill(String(await rightAnswer(dialog)))
  await expect(answer).not.toHaveAttribute('aria-invalid')
})

test('an empty form shows every message, sends nothing and leads to the first field', async ({ page }) => {
  const dialog = await openContact(page)
  const calls = watchCalls(page)
  await submit(dialog)
  await expect(field(dialog, 'Name')).toBeFocused()
  for (const message of [
    'Name muss mindestens 2 Zeichen lang sein',
    'Ungültige E-Mail-Adresse',
    'Telefonnummer muss mindestens 10 Ziffern lang sein',
    'Nachricht muss mindestens 10 Zeichen lang sein',
    'Bitte geben Sie eine Zahl ein',
  ])
    await expect(dialog.getByText(message)).toBeVisible()
  await expect(toast(page, 'Fehler')).toHaveCount(0)
  expect(calls).toEqual([])
})

test('a wrong answer shows the toast and the text, keeps the form and its question, and sends nothing', async ({
  page,
}) => {
  const dialog = await openContact(page)
  const calls = watchCalls(page)
  await fillIn(dialog)
  const question = await dialog.getByText(/^Sicherheitsfrage/).textContent()
  await answerField(dialog).fill(String((await rightAnswer(dialog)) + 1))
  await submit(dialog)
  await expect(toast(page, wrongAnswer)).toContainText('Fehler')
  await expect(dialog.getByText(wrongAnswer)).toHaveCount(3) // Toast, field and form.
  await expect(answerField(dialog)).toBeFocused()
  await expect(dialog.getByText(/^Sicherheitsfrage/)).toHaveText(question!)
  await expect(field(dialog, 'Name')).toHaveValue(visitor.Name)
  expect(calls).toEqual([])
})

test('a message goes out as specified, is thanked for during two seconds, and the dialog closes', async ({ page }) => {
  await page.clock.install()
  const ticketsRead = await watchTickets(page)
  const dialog = await openContact(page)
  await fillIn(dialog)
  await expect.poll(ticketsRead).toBe(1)
  await stopClock(page)
  const answered = Promise.withResolvers<void>()
  await page.route(send, async (route) => {
    await answered.promise
    await route.fulfill(ok)
  })
  const call = page.waitForRequest(send)
  await submit(dialog)
  const sending = dialog.getByRole('button', { name: 'Wird gesendet...' })
  await expect(sending).toBeDisabled()
  const { user_id, ...body } = (await call).postDataJSON() as Record<string, unknown>
  const order = ['lib_version', 'user_id', 'service_id', 'template_id', 'template_params']
  expect(Object.keys((await call).postDataJSON() as object)).toEqual(order)
  expect(user_id).toMatch(/^[\w-]+\.[\w-]+$/)
  expect(body).toEqual({
    lib_version: '4.4.1',
    service_id: 'schaufenster',
    template_id: 'kontakt',
    template_params: {
      to_email: 'kontakt@musterwerk-it.example',
      from_name: visitor.Name,
      from_email: visitor['E-Mail'],
      phone: visitor.Telefon,
      message: visitor.Nachricht,
    },
  })
  answered.resolve()
  const thanks = dialog.getByRole('region', { name: 'Nachricht gesendet!' })
  await expect(thanks).toBeVisible()
  await expect(thanks).toContainText('Vielen Dank für Ihre Nachricht. Wir werden uns in Kürze bei Ihnen melden.')
  await expect(thanks).toBeFocused()
  await page.clock.runFor(1_999)
  await expect(thanks).toBeVisible()
  await page.clock.runFor(1)
  await expect(dialog).toBeHidden()
  await page.clock.resume()
  const again = await reopenContact(page)
  for (const label of Object.keys(visitor)) await expect(field(again, label)).toHaveValue('')
  await expect(again.getByRole('region', { name: 'Nachricht gesendet!' })).toHaveCount(0)
})

test('closing the dialog during the thanks ends them; the next opening stays open and clean', async ({ page }) => {
  await page.clock.install()
  const ticketsRead = await watchTickets(page)
  const dialog = await openContact(page)
  await fillIn(dialog)
  await expect.poll(ticketsRead).toBe(1)
  await stopClock(page)
  await page.route(send, (route) => route.fulfill(ok))
  await submit(dialog)
  await expect(dialog.getByText('Nachricht gesendet!')).toBeVisible()
  await page.clock.runFor(1_000)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.clock.resume()
  const again = await reopenContact(page)
  await page.clock.fastForward(3_000)
  await expect(again).toBeVisible()
  await expect(field(again, 'Name')).toHaveValue('')
})

test('a ticket younger than two seconds waits for its time in the sending state', async ({ page, mayReport }) => {
  await page.clock.install()
  const ticketsRead = await watchTickets(page)
  const dialog = await openContact(page)
  const calls = watchCalls(page)
  // The ticket is renewed at the first attempt, so its age is known to the test. One route for both attempts: taking
  // away the only one while its answer is on the way can cost the page the end of that answer.
  await page.route(send, (route) => route.fulfill(calls.length === 1 ? { status: 403, body: 'Forbidden' } : ok))
  await fillIn(dialog)
  await expect.poll(ticketsRead).toBe(1)
  await stopClock(page)
  await submit(dialog)
  await expect.poll(ticketsRead).toBe(2)
  await expect(dialog.getByRole('button', { name: 'Wird gesendet...' })).toBeDisabled()
  await page.clock.runFor(1_900)
  expect(calls).toHaveLength(1)
  await page.clock.runFor(100)
  await expect(dialog.getByText('Nachricht gesendet!')).toBeVisible()
  const tickets = calls.map((body) => (JSON.parse(body) as { user_id: string }).user_id)
  expect(new Set(tickets).size).toBe(2)
  mayReport('403') // The browser reports the refusal.
})

for (const [status, why] of [
  [500, 'a server in trouble'],
  [429, 'too many messages'],
  [403, 'a ticket that is refused twice'],
  [201, 'any other success than 200'],
] as const)
  test(`${why} (${status}) shows the failure and the form can be sent again`, async ({ page, mayReport }) => {
    const dialog = await openContact(page)
    await page.route(send, (route) => route.fulfill({ status, body: 'no' }))
    await fillIn(dialog, { Nachricht: `Nachricht nach dem Status ${status}` })
    await submit(dialog)
    await expect(toast(page, sendFailed)).toContainText('Fehler')
    await expect(dialog.getByRole('form').getByText(sendFailed)).toBeVisible()
    await expect(dialog.getByRole('button', { name: /online/ })).toHaveCount(0)
    await expect(field(dialog, 'Name')).toHaveValue(visitor.Name)
    await page.unroute(send)
    await submit(dialog)
    await expect(dialog.getByText('Nachricht gesendet!')).toBeVisible()
    mayReport(String(status)) // The browser reports the failed calls.
  })

test('without a network the failure offers to send later; the message waits over a reload and goes out once', async ({
  page,
  context,
  site,
  mayReport,
}) => {
  const dialog = await openContact(page)
  await fillIn(dialog, { Nachricht: 'Diese Nachricht wartet auf die Verbindung.' })
  await context.setOffline(true)
  await submit(dialog)
  await expect(toast(page, sendFailed)).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await dialog.getByRole('button', { name: 'Senden, sobald Sie wieder online sind' }).click()
  await expect(dialog.getByText('Ihre Nachricht ist vorgemerkt.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['schaufenster-contact-queue'])
  // Still there, this page would send it as well.
  await page.goto('about:blank')
  await context.setOffline(false)
  const sent = page.waitForResponse(send)
  await visit(page, '/faq')
  expect((await sent).status()).toBe(200)
  const status = page.getByRole('region', { name: 'Meldungen' }).getByRole('status')
  await expect(status.filter({ hasText: 'Nachricht gesendet!' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const export_ = await site.send('GET', '/api/mail/messages.csv?suche=wartet+auf+die+Verbindung')
  expect((await export_.text()).match(/wartet auf die Verbindung/g)).toHaveLength(1)
  mayReport('ERR_INTERNET_DISCONNECTED') // The browser reports the calls it could not make.
})

test('what waits for a connection can be called off', async ({ page, context, mayReport }) => {
  const dialog = await openContact(page)
  await fillIn(dialog)
  await context.setOffline(true)
  await submit(dialog)
  await dialog.getByRole('button', { name: /wieder online/ }).click()
  await dialog.getByRole('button', { name: 'Vormerkung löschen' }).click()
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  mayReport('ERR_INTERNET_DISCONNECTED') // The browser reports the calls it could not make.
})

test('a request for a training names it in the message', async ({ page }) => {
  await visit(page, '/training')
  const training = page.getByRole('main').locator('details').first()
  await training.locator('summary').click()
  const prefill = await training.locator('[data-prefill]').getAttribute('data-prefill')
  await training.getByRole('link', { name: /anfragen/i }).click()
  const dialog = page.getByRole('dialog', { name: 'Kontakt aufnehmen' })
  await expect(field(dialog, 'Nachricht')).toHaveValue(prefill!)
  expect(prefill).toContain('Schulung')
})

test('the filled and the failed form are accessible in both themes', async ({ page, mayReport }) => {
  const dialog = await openContact(page)
  await submit(dialog)
  await expectAccessible(page)
  await fillIn(dialog)
  await page.route(send, (route) => route.abort())
  await submit(dialog)
  await expect(dialog.getByRole('form').getByText(sendFailed)).toBeVisible()
  await expectAccessible(page)
  mayReport('ERR_FAILED') // The browser reports the call it could not make.
})
