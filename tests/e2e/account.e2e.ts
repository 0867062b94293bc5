import { expectAccessible } from './accessibility.ts'
import { expect, test } from './signed-in.ts'
import { visit } from './visit.ts'

test('an administrator invites somebody, who sets up an account and is signed in', async ({ page, browser, site }) => {
  await visit(page, '/admin/benutzer')
  await page.getByRole('button', { name: 'Person einladen' }).click()
  await page.getByLabel('E-Mail', { exact: true }).fill('edda@musterwerk.example')
  await page.getByRole('button', { name: 'Einladungslink erstellen' }).click()
  const link = await page.getByText(/^http.*\/einrichtung\//).textContent()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fertig' }).click()
  await expect(page.getByText('edda@musterwerk.example')).toBeVisible()

  const guest = await browser.newPage({ baseURL: site.url })
  await visit(guest, link!)
  await expectAccessible(guest)
  await guest.getByLabel('Name').fill('Edda Einlauf')
  await guest.getByLabel('Neues Passwort').fill('kurz')
  await guest.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(guest.getByRole('alert').filter({ hasText: 'mindestens 12 Zeichen' })).toBeVisible()
  await guest.getByLabel('Neues Passwort').fill('Socke Balkon Nordwind Tinte')
  await expect(guest.getByText('Stärke: sehr gut')).toBeVisible()
  await guest.getByRole('button', { name: 'Konto anlegen' }).click()
  await guest.getByRole('link', { name: 'Später, zur Verwaltung' }).click()
  await expect(guest).toHaveURL(/\/admin$/)
  await expect(guest.getByRole('button', { name: /Edda Einlauf/ })).toBeVisible()

  await visit(guest, link!)
  await expect(guest.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
  await guest.close()

  await visit(page, '/admin/benutzer')
  await page.getByRole('button', { name: 'Aktionen für Edda Einlauf' }).click()
  await page.getByRole('button', { name: 'Sperren' }).click()
  await expect(page.getByText('Edda Einlauf ist gesperrt und überall abgemeldet')).toBeVisible()
})

test('people change their name and see the devices they use', async ({ page, person }) => {
  await visit(page, '/konto')
  await page.getByLabel('Name', { exact: true }).fill('Ada Anders')
  await page.getByRole('button', { name: 'Namen speichern' }).click()
  await expect(page.getByRole('button', { name: /Ada Anders/ })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(person.name)
  await page.getByRole('button', { name: 'Namen speichern' }).click()
  await expect(page.getByRole('button', { name: new RegExp(person.name) })).toBeVisible()
  await expect(page.getByText('dieses Gerät')).toBeVisible()

  await page.getByRole('button', { name: 'Einrichten' }).click()
  await page.getByLabel('Ihr Passwort').fill(person.password)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Schlüssel', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('account and users are accessible in both themes', async ({ page }) => {
  for (const path of ['/konto', '/admin/benutzer']) {
    await visit(page, path)
    await expectAccessible(page)
  }
})
