import { randomUUID } from 'node:crypto'
import type { WorkingItem } from '#shared/offline/sync.ts'
import { expectAccessible } from './accessibility.ts'
import { createAccount, expect, openSignedIn, password, signIn, test } from './signed-in.ts'
import { visit } from './visit.ts'
import { totpCode } from '../totp.ts'

const heading = 'Bitte einen zweiten Faktor einrichten'

// What a test requires of everybody must not meet the tests of others.
test.use({ environment: { SCHAUFENSTER_PROJECT_ID: 'required-factor' } })

/** Repetitions share a site. */
const newEmail = (name: string) => `${name}-${randomUUID().slice(0, 8)}@musterwerk.example`

test.beforeEach(({ mayReport }) => mayReport('status of 403'))

test('an administrator requires it of editors; one who signs in sets it up first and goes on', async ({
  page,
  browser,
  site,
  watch,
}) => {
  const edda = { name: 'Edda Eifrig', email: newEmail('edda'), password, role: 'editor' as const }
  await createAccount(site, edda)
  await visit(page, '/admin/benutzer')
  const panel = page.getByRole('region', { name: 'Zweiter Faktor' })
  await panel.getByRole('checkbox', { name: 'Redaktion' }).check()
  await expect(page.getByText('Redaktion: zweiter Faktor ist jetzt nötig')).toBeVisible()
  await expectAccessible(page)

  const { name, value } = await signIn(site, edda)
  const headers = { cookie: `${name}=${value}` }
  const call = () => fetch(`${site.url}/api/search?q=web`, { headers })
  const refused = await call()
  expect([refused.status, await refused.json()]).toMatchObject([403, { error: { code: 'second-factor-required' } }])

  const context = await browser.newContext({ baseURL: site.url })
  const desk = await context.newPage()
  watch(desk)
  await visit(desk, '/login?weiter=/admin/inhalte/faq')
  await desk.getByLabel('E-Mail', { exact: true }).fill(edda.email)
  await desk.getByLabel('Passwort', { exact: true }).fill(password)
  await desk.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(desk.getByRole('heading', { name: heading })).toBeVisible()
  await expectAccessible(desk)
  await visit(desk, '/konto')
  await expect(desk.getByRole('heading', { name: heading })).toBeVisible()
  await visit(desk, '/admin/inhalte/faq')

  await desk.getByRole('button', { name: 'Authenticator-App einrichten' }).click()
  await desk.getByLabel('Ihr Passwort zur Bestätigung').fill(password)
  await desk.getByRole('button', { name: 'Weiter', exact: true }).click()
  const uri = (await desk.getByRole('link', { name: 'In der App auf diesem Gerät öffnen' }).getAttribute('href'))!
  await desk.getByLabel('Code aus der App').fill(totpCode(uri))
  await desk.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(desk.getByRole('dialog', { name: 'Wiederherstellungscodes' }).getByRole('listitem')).not.toHaveCount(0)
  await desk.getByRole('button', { name: 'Ich habe die Codes gesichert' }).click()
  await expect(desk).toHaveURL('/admin/inhalte/faq')
  await expect(desk.getByRole('heading', { level: 1 })).not.toHaveText(heading)
  expect((await call()).status, 'what was open before goes on').toBe(200)
  await context.close()

  await panel.getByRole('checkbox', { name: 'Redaktion' }).uncheck()
  await expect(page.getByText('Redaktion: zweiter Faktor ist nicht mehr nötig')).toBeVisible()
})

test('who is writing when it begins keeps the text, makes a passkey and finds it sent', async ({
  page,
  browser,
  site,
  watch,
  mayReport,
}) => {
  // The preview beside the editor.
  mayReport('status of 410')
  await visit(page, '/admin/benutzer')
  const person = { name: 'Wim Werker', email: newEmail('wim'), role: 'contributor' as const }
  const desk = await openSignedIn(await browser.newContext({ baseURL: site.url }), site, person)
  watch(desk)
  const devtools = await desk.context().newCDPSession(desk)
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
  const values = { question: 'Was kostet ein Umzug?', answer: 'Es kommt darauf an.' }
  const made = await site.send('POST', '/api/content/faq', { values, draft: true })
  const { item } = (await made.json()) as WorkingItem
  await visit(desk, `/admin/inhalte/faq/${item.id}`)

  await page.getByRole('checkbox', { name: 'Beitragende' }).check()
  await expect(page.getByText('Beitragende: zweiter Faktor ist jetzt nötig')).toBeVisible()
  await desk.getByLabel('Frage', { exact: true }).fill('Was kostet ein Umzug am Wochenende?')
  await expect(desk.locator('[data-kind]')).toContainText('auf diesem Gerät gesichert')
  await desk.getByRole('link', { name: 'Jetzt einrichten' }).click()
  await desk.getByRole('button', { name: 'Passkey einrichten' }).click()
  await expect(desk.getByLabel('Frage', { exact: true })).toHaveValue('Was kostet ein Umzug am Wochenende?')
  const stored = async () => {
    const answer = await site.send('GET', `/api/editing/faq/${item.id}`)
    return ((await answer.json()) as WorkingItem).item.question
  }
  await expect.poll(stored).toBe('Was kostet ein Umzug am Wochenende?')
  await desk.context().close()
  await page.getByRole('checkbox', { name: 'Beitragende' }).uncheck()
  await expect(page.getByText('Beitragende: zweiter Faktor ist nicht mehr nötig')).toBeVisible()
})
