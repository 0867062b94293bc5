import { expectAccessible } from './accessibility.ts'
import { receiveMessage } from './receive-message.ts'
import { expect, test, type Page } from './site.ts'
import { visit } from './visit.ts'

// A site that no other file uses: all together would send more messages than one address may.
test.use({
  environment: { SCHAUFENSTER_PROJECT_ID: 'inbox' },
  extraHTTPHeaders: { authorization: 'Bearer token-for-e2e-tests-0123456789abcdef' },
})

const row = (page: Page, name: string) => page.getByRole('row', { name })

test('a message is read, answered, archived, found again and deleted', async ({ page, site }) => {
  await receiveMessage(site.url, {
    from_name: 'Ägidius Öztürk',
    message: 'Bitte rufen Sie mich wegen der Cloud zurück.',
  })
  await visit(page, '/admin/nachrichten')
  const navigation = page.getByRole('navigation', { name: 'Verwaltung' })
  await expect(navigation.getByRole('link', { name: /Nachrichten/ })).toContainText('neu')
  await expect(page.getByText('Kein Versand eingerichtet.')).toBeVisible()
  await expect(row(page, 'Ägidius Öztürk')).toContainText('Neu')
  await page.getByRole('link', { name: 'Ägidius Öztürk' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Ägidius Öztürk' })).toBeVisible()
  await expect(page.getByText('Gelesen', { exact: true })).toBeVisible()
  const reply = page.getByRole('link', { name: 'Im Mailprogramm antworten' })
  await expect(reply).toHaveAttribute('href', /^mailto:annika\.scholz@praxis\.example\?subject=Ihre%20Anfrage&body=/)
  await expect(page.getByText('Es ist kein Versand eingerichtet.')).toBeVisible()
  await expect(page.getByText('Von hier aus lässt sich nicht antworten')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Antwort senden' })).toBeDisabled()
  await page.getByRole('button', { name: 'Als beantwortet markieren' }).click()
  await expect(page.getByRole('main').getByText('Beantwortet', { exact: true })).toBeVisible()
  // The button that was pressed is gone; the keyboard goes on with its neighbour.
  await expect(page.getByRole('button', { name: 'Archivieren' })).toBeFocused()
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
  await receiveMessage(site.url, { from_name: 'Erna Export', message: 'Diese Nachricht gehört in die Tabelle.' })
  await visit(page, '/admin/nachrichten?suche=erna')
  const address = await page.getByRole('link', { name: 'Als CSV herunterladen' }).getAttribute('href')
  expect(address).toBe('/api/mail/messages.csv?suche=erna')
  const table = await (await site.send('GET', address!)).text()
  expect(table.split('\r\n')).toHaveLength(3)
  expect(table).toContain('Erna Export')
})

test('messages are noted, labelled, assigned in bulk, and what is unread stands in the title', async ({
  page,
  site,
}) => {
  await receiveMessage(site.url, { from_name: 'Nora Notiz', message: 'Bitte um ein Angebot für zwölf Plätze.' })
  await receiveMessage(site.url, { from_name: 'Nils Notiz', message: 'Bitte um ein zweites Angebot.' })
  await visit(page, '/admin/nachrichten?suche=notiz')
  await expect(page).toHaveTitle(/^\(\d+\) Nachrichten – Verwaltung$/)
  const address = row(page, 'Nora Notiz').getByText('annika.scholz@praxis.example')
  // One line of small text, wherever the window is wide enough for a table.
  expect((await address.boundingBox())!.height).toBeLessThan(28)

  await page.getByRole('link', { name: 'Nora Notiz' }).click()
  await page.getByRole('textbox', { name: 'Notiz schreiben' }).fill('Kundin seit 2019')
  await page.getByRole('button', { name: 'Notiz hinzufügen' }).click()
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Kundin seit 2019')
  await page.getByRole('combobox', { name: 'Schlagwort hinzufügen' }).fill('Angebot')
  await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Schlagwörter' })).toContainText('Angebot')
  await page.getByRole('combobox', { name: 'Vorlage' }).selectOption('Termin vorschlagen')
  await expect(page.getByRole('textbox', { name: 'Ihre Antwort' })).toHaveValue(/^Guten Tag Nora Notiz,/)
  await expectAccessible(page)

  // An answer that was begun is still there after looking something up.
  await page.getByRole('link', { name: 'Zurück zum Posteingang' }).click()
  await page.getByRole('link', { name: 'Nora Notiz' }).click()
  await expect(page.getByRole('textbox', { name: 'Ihre Antwort' })).toHaveValue(/^Guten Tag Nora Notiz,/)

  await visit(page, '/admin/nachrichten?suche=notiz')
  const all = page.getByRole('checkbox', { name: 'Alle Nachrichten dieser Seite auswählen' })
  // Drawn with the colours of the theme: the browser's own are grey on grey in the dark one.
  await expect(all).toHaveCSS('appearance', 'none')
  await all.check()
  const bar = page.getByRole('group', { name: 'Ausgewählte Nachrichten' })
  await expect(bar).toContainText('2 ausgewählt')
  await bar.getByRole('combobox', { name: 'Schlagwort vergeben …' }).selectOption('Angebot')
  await expect(row(page, 'Nils Notiz')).toContainText('Angebot')
  // What was selected is let go when everything is done.
  await expect(bar).toBeHidden()
  await page.getByRole('checkbox', { name: 'Nachricht von Nils Notiz auswählen' }).check()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Archivieren' }).click()
  await expect(row(page, 'Nils Notiz')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Nach Schlagwort filtern' }).selectOption('Angebot')
  await expect(page).toHaveURL(/schlagwort=Angebot/)
  await expect(row(page, 'Nora Notiz')).toHaveCount(1)
})

test('inbox, message and overview are accessible in both themes', async ({ page, site }) => {
  await receiveMessage(site.url, { from_name: 'Theo', message: 'Eine Nachricht im Design.' })
  await visit(page, '/admin/nachrichten')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Theo' }).click()
  await expect(page.getByText('Gelesen', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await visit(page, '/admin')
  await expect(page.getByRole('region', { name: 'Nachrichten' })).toContainText('Kein Versand eingerichtet')
  await expectAccessible(page)
})
