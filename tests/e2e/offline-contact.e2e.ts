import { field, fillIn, reopenContact, submit } from './contact-steps.ts'
import { noticeOn, visitAndKeep } from './offline-copy.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test.use({ serviceWorkers: 'allow' })

const send = '**/api/v1.0/email/send'

test('a message written on a copy waits over a closed tab and goes out once', async ({
  page,
  context,
  site,
  watch,
  mayReport,
}) => {
  await visitAndKeep(page, '/faq')
  await context.setOffline(true)
  await visit(page, '/')
  await expect(noticeOn(page)).toBeVisible()
  const dialog = await reopenContact(page)
  await expect(dialog).toContainText('Schildern Sie uns kurz Ihr Anliegen')
  await fillIn(dialog, { Nachricht: 'Geschrieben auf einer Kopie der Startseite.' })
  await submit(dialog)
  await dialog.getByRole('button', { name: 'Senden, sobald Sie wieder online sind' }).click()
  await expect(dialog.getByText('Ihre Nachricht ist vorgemerkt.')).toBeVisible()
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  watch(later)
  const sent = later.waitForResponse(send)
  await visit(later, '/team')
  expect((await sent).status()).toBe(200)
  await expect.poll(() => later.evaluate(() => localStorage.length)).toBe(0)
  await later.reload()
  const inbox = await (await site.send('GET', '/api/mail/messages.csv?suche=Kopie+der+Startseite')).text()
  expect(inbox.match(/Kopie der Startseite/g)).toHaveLength(1)
  mayReport('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED') // The browser reports the calls it could not make.
})

test('the contact page itself works offline as well', async ({ page, context, mayReport }) => {
  await visitAndKeep(page, '/')
  await context.setOffline(true)
  await visit(page, '/contact')
  const form = page.getByRole('form')
  await fillIn(form)
  await submit(form)
  await form.getByRole('button', { name: 'Senden, sobald Sie wieder online sind' }).click()
  await expect(page.getByText('Ihre Nachricht ist vorgemerkt.')).toBeVisible()
  await expect(field(form, 'Name')).toHaveCount(0)
  mayReport('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED') // The browser reports the calls it could not make.
})
