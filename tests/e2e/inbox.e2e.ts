import { contactCall } from '../contact-call.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test, type Page } from './site.ts'
import { visit } from './visit.ts'

test.use({ extraHTTPHeaders: { authorization: 'Bearer token-for-e2e-tests-0123456789abcdef' } })

/** A visitor's message; its ticket has to be two seconds old by the clock of the server. */
async function receive(url: string, params: Record<string, unknown>) {
  const { ticket } = (await (await fetch(`${url}/api/contact/ticket`)).json()) as { ticket: string }
  const send = () =>
    fetch(`${url}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(contactCall(ticket, params)),
    })
  await expect.poll(async () => (await send()).status, { intervals: [2_100, 200] }).toBe(200)
}

const row = (page: Page, name: string) => page.getByRole('row', { name })

test('a message is read, answered, archived, found again and deleted', async ({ page, site }) => {
  await receive(site.url, { from_name: 'Ägidius Öztürk', message: 'Bitte rufen Sie mich wegen der Cloud zurück.' })
  await visit(page, '/admin/nachrichten')
  const navigation = page.getByRole('navigation', { name: 'Verwaltung' })
  await expect(navigation.getByRole('link', { name: /Nachrichten/ })).toContainText('neu')
  await expect(page.getByText('Kein Versand eingerichtet.')).toBeVisible()
  await expect(row(page, 'Ägidius Öztürk')).toContainText('Neu')
  await page.getByRole('link', { name: 'Ägidius Öztürk' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Ägidius Öztürk' })).toBeVisible()
  await expect(page.getByText('Gelesen', { exact: true })).toBeVisible()
  const reply = page.getByRole('link', { name: 'Per E-Mail antworten' })
  await expect(reply).toHaveAttribute('href', /^mailto:annika\.scholz@praxis\.example\?subject=Ihre%20Anfrage&body=/)
  await expect(page.getByText('Es ist kein Versand eingerichtet.')).toBeVisible()
  await page.getByRole('button', { name: 'Als beantwortet markieren' }).click()
  await expect(page.getByRole('main').getByText('Beantwortet', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Archivieren' }).click()
  await expect(page.getByText(/^Wird am .+ automatisch gelöscht\.$/)).toBeVisible()

  await page.getByRole('link', { name: 'Zurück zum Posteingang' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nachrichten' })).toBeVisible()
  await expect(row(page, 'Ägidius Öztürk')).toHaveCount(0)
  await page.getByRole('link', { name: /^Archiviert/ }).click()
  await expect(page).toHaveURL(/status=archived/)
  await expect(row(page, 'Ägidius Öztürk')).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Nachrichten durchsuchen' }).fill('ägidius CLOUD')
  await page.getByRole('button', { name: 'Suchen', exact: true }).click()
  await expect(page).toHaveURL(/status=archived&suche=/)
  await page.getByRole('link', { name: 'Ägidius Öztürk' }).click()
  await page.getByRole('button', { name: 'Endgültig löschen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nachricht endgültig löschen?' })
  await expect(dialog).toContainText('Die Nachricht von Ägidius Öztürk wird sofort gelöscht')
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nachrichten' })).toBeVisible()
  await visit(page, '/admin/nachrichten?status=archived')
  await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible()
})

test('the export holds what the filter shows', async ({ page, site }) => {
  await receive(site.url, { from_name: 'Erna Export', message: 'Diese Nachricht gehört in die Tabelle.' })
  await visit(page, '/admin/nachrichten?suche=erna')
  const address = await page.getByRole('link', { name: 'Als CSV herunterladen' }).getAttribute('href')
  expect(address).toBe('/api/mail/messages.csv?suche=erna')
  const table = await (await site.send('GET', address!)).text()
  expect(table.split('\r\n')).toHaveLength(3)
  expect(table).toContain('Erna Export')
})

test('inbox, message and overview are accessible in both themes', async ({ page, site }) => {
  await receive(site.url, { from_name: 'Theo', message: 'Eine Nachricht im Design.' })
  await visit(page, '/admin/nachrichten')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Theo' }).click()
  await expect(page.getByText('Gelesen', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await visit(page, '/admin')
  await expect(page.getByRole('region', { name: 'Nachrichten' })).toContainText('Kein Versand eingerichtet')
  await expectAccessible(page)
})
