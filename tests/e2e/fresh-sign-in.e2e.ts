import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expectAccessible } from './accessibility.ts'
import { expect, openSignedIn, password, test as base, type Page } from './signed-in.ts'
import { visit } from './visit.ts'

type Aged = { makeStale: () => void }

const test = base.extend<object, { folder: string } & Aged>({
  folder: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'schaufenster-e2e-'))
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  environment: [async ({ folder }, use) => use({ SCHAUFENSTER_DATA_DIR: folder }), { scope: 'worker' }],
  /** As if everybody had signed in ten minutes ago. */
  makeStale: [
    async ({ folder }, use) =>
      use(() => {
        const database = new DatabaseSync(join(folder, 'schaufenster.sqlite'))
        const before = new Date(Date.now() - 600_000).toISOString()
        database.prepare('update sessions set "createdAt" = ?').run(before)
        database.close()
      }),
    { scope: 'worker' },
  ],
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Bitte noch einmal anmelden' })

async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test.beforeEach(({ mayReport }) => mayReport('status of 403'))

test('inviting somebody asks for the password again and then goes on by itself', async ({
  page,
  makeStale,
  person,
}) => {
  await visit(page, '/admin/benutzer')
  makeStale()
  await page.getByRole('button', { name: 'Person einladen' }).click()
  await page.getByLabel('E-Mail', { exact: true }).fill('edda@musterwerk.example')
  await page.getByRole('button', { name: 'Einladungslink erstellen' }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('E-Mail', { exact: true })).toHaveValue(person.email)
  await expectAccessible(page)
  await dialog.getByLabel('Passwort', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText(/^http.*\/einrichtung\//)).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('whoever would rather not is told why nothing happened', async ({ page, makeStale }) => {
  await visit(page, '/admin/benutzer')
  makeStale()
  await page.getByRole('button', { name: 'Person einladen' }).click()
  await page.getByLabel('E-Mail', { exact: true }).fill('edda@musterwerk.example')
  await page.getByRole('button', { name: 'Einladungslink erstellen' }).click()
  await dialogOf(page).getByRole('button', { name: 'Schließen' }).click()
  await expect(page.getByText('Bitte melden Sie sich dafür noch einmal an.').first()).toBeVisible()
  await expect(page.getByText(/^http.*\/einrichtung\//)).toBeHidden()
})

test('a passkey answers as well as a password, and other devices can be signed out', async ({
  context,
  site,
  makeStale,
  watch,
}) => {
  const page = await openSignedIn(context, site, { name: 'Pia Passkey', email: 'pia@musterwerk.example' })
  watch(page)
  await addAuthenticator(page)
  await visit(page, '/konto')
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await expect(page.getByText('Passkey hinzugefügt')).toBeVisible()
  makeStale()
  await page.getByRole('button', { name: /^Passkey „.*“ umbenennen$/ }).click()
  const renaming = page.getByRole('dialog', { name: 'Passkey umbenennen' })
  await renaming.getByLabel('Name des Passkeys').fill('Büro oben')
  await renaming.getByRole('button', { name: 'Namen speichern' }).click()
  await dialogOf(page).getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page.getByText('Passkey umbenannt')).toBeVisible()
  await expect(renaming).toBeHidden()
  makeStale()
  await page.getByRole('button', { name: 'Passkey „Büro oben“ entfernen' }).click()
  await dialogOf(page).getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page.getByText('Passkey entfernt')).toBeVisible()
  await expect(page.getByText('Noch kein Passkey.')).toBeVisible()
})

test('adding a passkey late asks first, then makes it, and offers to sign out elsewhere', async ({
  context,
  site,
  makeStale,
  watch,
}) => {
  const person = { name: 'Otto Orte', email: 'otto@musterwerk.example' }
  const page = await openSignedIn(context, site, person)
  watch(page)
  const elsewhere = await fetch(`${site.url}/api/auth/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ email: person.email, password }),
  })
  expect(elsewhere.status).toBe(200)
  const { idToken } = (await elsewhere.json()) as { idToken: string }
  await fetch(`${site.url}/api/auth/session`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, origin: site.url },
  })
  await addAuthenticator(page)
  await visit(page, '/konto')
  makeStale()
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await dialogOf(page).getByLabel('Passwort', { exact: true }).fill(password)
  await dialogOf(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Passkey hinzugefügt' })
  await toast.getByRole('button', { name: 'Alle anderen abmelden' }).click()
  await expect(page.getByText('Abgemeldet')).toBeVisible()
  await expect(page.getByRole('button', { name: /abmelden$/ }).filter({ hasText: 'Abmelden' })).toHaveCount(0)
})

test('the export is downloaded after signing in again', async ({ page, makeStale, person }) => {
  await visit(page, '/admin/austausch')
  makeStale()
  await page.getByRole('link', { name: 'Archiv herunterladen' }).click()
  const download = page.waitForEvent('download')
  await dialogOf(page).getByLabel('Passwort', { exact: true }).fill(person.password)
  await dialogOf(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^schaufenster-.*\.zip$/)
})
