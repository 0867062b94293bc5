import { startMailServer } from '../fakes/mail-server.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test as base } from './site.ts'
import { visit } from './visit.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

const test = base.extend<object, { mailServer: MailServer; environment: Record<string, string> }>({
  mailServer: [
    async ({}, use) => {
      await using server = await startMailServer()
      await use(server)
    },
    { scope: 'worker' },
  ],
  environment: [async ({ mailServer }, use) => use({ SCHAUFENSTER_SMTP_URL: mailServer.url }), { scope: 'worker' }],
})

test('a visitor signs up for status messages, confirms by mail and leaves again', async ({
  browser,
  page,
  mailServer,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/status')
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('eva@praxis.example')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible()

  const [mail] = await mailServer.received(1)
  const text = mail!.source.replaceAll('=\n', '').replaceAll('=3D', '=')
  const [, token] = /schluessel=([\w.-]{66})/.exec(text)!
  await visit(page, `/status?schluessel=${token}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ja, Anmeldung bestätigen' }).click()
  await expect(page.getByText('Ab jetzt erhalten Sie unsere Statusmeldungen')).toBeVisible()

  // A browser of its own: where somebody has worked, public pages ask who is there.
  const extraHTTPHeaders = { authorization: `Bearer ${site.apiToken}` }
  const office = await browser.newContext({ baseURL: site.url, extraHTTPHeaders, reducedMotion: 'reduce' })
  const admin = await office.newPage()
  await visit(admin, '/admin/abonnenten')
  await expect(admin.getByRole('table', { name: 'Abonnenten der Statusmeldungen' })).toContainText('eva@praxis.example')
  await expectAccessible(admin)
  await office.close()

  await visit(page, `/status?schluessel=${token}`)
  await page.getByRole('button', { name: 'Abmelden und Adresse löschen' }).click()
  await expect(page.getByText('Sie sind abgemeldet, und Ihre Adresse ist gelöscht.')).toBeVisible()
})
