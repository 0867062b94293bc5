import type { Route } from '@playwright/test'
import { createAccount, password } from './signed-in.ts'
import { expect, ownSite, test, type Page, type SiteFixture } from './site.ts'
import { expectSaved, visit } from './visit.ts'

test.use(ownSite)

// Nobody waits for a page to be alive before typing: no word of that may get lost.

const alive = (page: Page) => page.locator('html[data-started]').waitFor({ state: 'attached' })

/** Answers requests only when it is told to. */
function gate() {
  const opened = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  return {
    open: () => opened.resolve(),
    /** The first request that waits. */
    arrived: arrived.promise,
    async hold(route: Route) {
      arrived.resolve()
      await opened.promise
      await route.continue()
    },
  }
}

/** Opens a page whose scripts are still on their way; the returned function lets them arrive. */
async function openLifeless(page: Page, path: string): Promise<() => Promise<void>> {
  const scripts = gate()
  await page.route('**/assets/*.js', scripts.hold)
  await page.goto(path, { waitUntil: 'commit' })
  await scripts.arrived
  return async () => {
    scripts.open()
    await alive(page)
  }
}

/** What the server has of an item, drafts included. */
async function stored(site: SiteFixture, path: string): Promise<Record<string, unknown>> {
  const answer = (await (await site.send('GET', `/api/editing/${path}`)).json()) as { item: Record<string, unknown> }
  return answer.item
}

test.describe('in the admin area', () => {
  test.beforeEach(async ({ page, site }) => {
    test.slow()
    await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  })

  test('a new Kundenstimme keeps what was typed before the page was alive and while it was being made', async ({
    page,
    site,
  }) => {
    const quote = page.getByLabel('Zitat')
    const role = page.getByLabel('Rolle und Unternehmen')
    const enliven = await openLifeless(page, '/admin/inhalte/testimonials/neu')
    await quote.pressSequentially('Vor dem Leben getippt')
    await page.getByLabel('Name', { exact: true }).pressSequentially('Früh Dran')
    await page.getByLabel('Leistung').selectOption({ index: 1 })
    await page.getByRole('radio').nth(1).check({ force: true })
    await role.pressSequentially('Leiterin')
    const making = gate()
    await page.route('**/api/content/testimonials', making.hold)
    await enliven()
    await making.arrived
    // The first save hangs: what is typed now comes on top.
    await role.pressSequentially(' bei Eile')
    await quote.pressSequentially(', und danach')
    making.open()
    await page.waitForURL((url) => !url.pathname.endsWith('/neu'))
    await role.press('End')
    await role.pressSequentially(' GmbH')
    await expectSaved(page)
    await expect(quote).toHaveValue('Vor dem Leben getippt, und danach')
    const item = await stored(site, new URL(page.url()).pathname.replace('/admin/inhalte/', ''))
    expect(item).toMatchObject({
      quote: 'Vor dem Leben getippt, und danach',
      name: 'Früh Dran',
      role: 'Leiterin bei Eile GmbH',
    })
    expect([item.service, item.portrait]).not.toEqual(expect.arrayContaining(['', 'none']))
  })

  test('a stored item takes over what was typed into its long texts and lists of lines', async ({ page, site }) => {
    const values = { title: 'Frühe Stelle', summary: 'Kurz', tasks: ['Eins'] }
    const created = await site.send('POST', '/api/content/jobs', { values, draft: true })
    const { item } = (await created.json()) as { item: { id: string } }
    const enliven = await openLifeless(page, `/admin/inhalte/jobs/${item.id}`)
    await page.getByLabel('Worum es geht').press('End')
    await page.getByLabel('Worum es geht').pressSequentially(' und gut')
    await page.getByLabel('Aufgaben').press('End')
    await page.getByLabel('Aufgaben').pressSequentially('\nZwei')
    await enliven()
    await expectSaved(page)
    expect(await stored(site, `jobs/${item.id}`)).toMatchObject({ summary: 'Kurz und gut', tasks: ['Eins', 'Zwei'] })
  })

  test('documents take over texts, keywords, numbers and switches', async ({ page, site }) => {
    const enliven = await openLifeless(page, '/admin/dokumente/generalSettings')
    await page.getByLabel('Name der Website').fill('Früh & Söhne')
    await page.getByRole('textbox', { name: 'Themen' }).pressSequentially('Frühaufsteher')
    await page.getByLabel('Leitsatz').focus()
    await enliven()
    await expectSaved(page)
    const settings = await stored(site, 'generalSettings/generalSettings')
    expect([settings.siteName, settings.topicKeywords]).toEqual([
      'Früh & Söhne',
      expect.arrayContaining(['Frühaufsteher']),
    ])

    await page.unrouteAll()
    const enlivenOptions = await openLifeless(page, '/admin/dokumente/siteOptions')
    await page.getByLabel('Telefonnummer ist Pflicht').uncheck({ force: true })
    await page.getByLabel('Archivierte Nachrichten').fill('9')
    await enlivenOptions()
    await expectSaved(page)
    const options = await stored(site, 'siteOptions/siteOptions')
    expect(options).toMatchObject({ phoneRequired: false, retention: { archivedMessagesMonths: 9 } })
  })

  test('a rich text offers nothing to type into before its editor is there', async ({ page }) => {
    const enliven = await openLifeless(page, '/admin/inhalte/faq/neu')
    const answer = page.getByRole('textbox', { name: 'Antwort' })
    await expect(page.getByLabel('Frage', { exact: true })).toBeVisible()
    await expect(answer).toHaveCount(0)
    await enliven()
    await expect(answer).toBeEditable()
  })
})

test('what comes into a new post while it gets its address stays, and so does what is being chosen for it', async ({
  page,
  site,
}) => {
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  const editor = page.getByRole('textbox', { name: 'Inhalt' })
  const opening = Promise.withResolvers<void>()
  await page.route('**/blogPosts/umzug.data*', async (route) => {
    await opening.promise
    await route.continue()
  })
  await page.goto('/admin/inhalte/blogPosts/neu')
  await alive(page)
  await page.getByLabel('Titel', { exact: true }).fill('Umzug')
  await editor.click()
  await expect(page.getByRole('textbox', { name: 'Adresse (optional)' })).toHaveValue('umzug')
  await expect(page).toHaveURL(/\/neu$/)
  await page.keyboard.type('Noch vor der Adresse')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/galerie')
  await page.keyboard.press('Enter')
  const library = page.getByRole('dialog')
  await expect(library).toBeVisible()
  opening.resolve()
  await expect(page).toHaveURL(/\/umzug$/)
  await expect(library).toBeVisible()
  await expect(editor).toContainText('Noch vor der Adresse')
  await expect.poll(async () => (await stored(site, 'blogPosts/umzug')).content).toContain('Noch vor der Adresse')
})

test('a sign-in sends what was typed before the page was alive, and nothing before that', async ({ page, site }) => {
  await createAccount(site, { name: 'Frieda Früh', email: 'frieda@musterwerk.example', role: 'admin', password })
  const enliven = await openLifeless(page, '/login')
  await page.getByLabel('E-Mail', { exact: true }).pressSequentially('frieda@musterwerk.example')
  await page.getByLabel('Passwort', { exact: true }).pressSequentially(password)
  await page.getByLabel('Passwort', { exact: true }).press('Enter')
  await enliven()
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.waitForURL('**/admin')

  await page.unrouteAll()
  const enlivenAccount = await openLifeless(page, '/konto')
  await page.getByLabel('Name', { exact: true }).fill('Frieda Spät')
  await page.getByLabel('Neues Passwort').fill('Nebel Tacho Kran Birne')
  await page.getByLabel('Neues Passwort').press('Enter')
  await enlivenAccount()
  // A password never gets into an address, and how strong it is shows although nobody listened.
  await expect(page).toHaveURL('/konto')
  await expect(page.getByLabel('Neues Passwort')).toHaveValue('Nebel Tacho Kran Birne')
  await expect(page.getByText('Stärke: ')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Frieda Spät')
})

test('who sets up an account early is taken at their word', async ({ page, site }) => {
  const invited = await site.send('POST', '/api/users/invitations', { email: 'ewa@musterwerk.example', role: 'editor' })
  const { link } = (await invited.json()) as { link: string }
  const enliven = await openLifeless(page, new URL(link).pathname)
  await page.getByLabel('Name', { exact: true }).pressSequentially('Ewa Eilig')
  await page.getByLabel('Neues Passwort').pressSequentially(password)
  await enliven()
  await expect(page.getByText('Stärke: ')).toBeVisible()
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByText('Noch schneller: ein Passkey')).toBeVisible()
})

test.describe('in the chat', () => {
  test.use({ chatStaysClosed: false })

  test('Enter in an empty field sends nothing, by no means what is written there before the chat is alive', async ({
    page,
  }) => {
    await page.goto('/faq')
    const chat = page.getByRole('region', { name: 'Fragen Sie uns' })
    const input = chat.getByLabel('Ihre Frage')
    await expect(input).toBeVisible()
    const scripts = gate()
    await page.route('**/assets/*.js', scripts.hold)
    await input.press('Enter')
    await input.fill('Hallo')
    await scripts.arrived
    scripts.open()
    await expect(chat.getByRole('button', { name: 'Senden' })).toBeEnabled()
    await expect(input).toHaveValue('Hallo')
    await expect(chat.getByRole('log')).not.toContainText('Hallo')
  })
})

test('the contact form takes over what was typed before it listened', async ({ page }) => {
  const enliven = await openLifeless(page, '/contact')
  const form = page.getByRole('form', { name: 'Nachricht schreiben' })
  await form.getByLabel('Name').pressSequentially('Vera Visite')
  await form.getByLabel('E-Mail').pressSequentially('vera@')
  await enliven()
  await expect(form.getByText('Ungültige E-Mail-Adresse')).toBeVisible()
  await form.getByLabel('Nachricht').pressSequentially('Hallo')
  await expect(form.getByText(/^Sicherheitsfrage: Was ist \d/)).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('Vera Visite')
})

test('the contact form takes over what the browser put back on return', async ({ page }) => {
  await openLifeless(page, '/contact')
  const form = page.getByRole('form', { name: 'Nachricht schreiben' })
  await form.getByLabel('Name').fill('Vera Visite')
  // The scripts of this page never come: they are let through when it has gone.
  await page.goto('/login', { waitUntil: 'commit' })
  await page.unrouteAll()
  // Until then its router may still write into the history, and the way back would meet that.
  await alive(page)
  await page.goBack()
  await alive(page)
  await expect(form.getByLabel('Name')).toHaveValue('Vera Visite')
  await form.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(form.getByText('Ungültige E-Mail-Adresse')).toBeVisible()
  await expect(form.getByText('Name muss mindestens')).toHaveCount(0)
  await expect(form.getByLabel('Name')).toHaveValue('Vera Visite')
})

test('the browser also puts back what was typed into the living contact form', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Nachricht schreiben' })
  await visit(page, '/contact')
  await form.getByLabel('E-Mail').fill('vera@')
  await expect(form.getByText('Ungültige E-Mail-Adresse')).toBeVisible()
  await form.getByLabel('Nachricht').fill('Hallo')
  await form.getByLabel('Telefon').fill('0361')
  await visit(page, '/login')
  await page.goBack()
  await expect(form.getByLabel('E-Mail')).toHaveValue('vera@')
  await expect(form.getByLabel('Telefon')).toHaveValue('0361')
  await alive(page)
  await form.getByLabel('Name').fill('Vera Visite')
  await expect(form.getByText('Ungültige E-Mail-Adresse')).toBeVisible()
  await expect(form.getByLabel('Nachricht')).toHaveValue('Hallo')
})

test('where the code of the contact form cannot be had, the server takes what was typed', async ({
  page,
  mayReport,
}) => {
  await page.goto('/contact')
  await alive(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  const form = page.getByRole('form', { name: 'Nachricht schreiben' })
  await form.getByLabel('Nachricht').pressSequentially('Eine Zeile')
  await form.getByLabel('Nachricht').press('Enter')
  await form.getByLabel('Nachricht').pressSequentially('und noch eine')
  await form.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page).toHaveURL(/formular=1$/)
  await expect(form.getByLabel('Nachricht')).toHaveValue('Eine Zeile\nund noch eine')
  await expect(form.getByRole('alert')).toContainText('Bitte beantworten Sie die neue Sicherheitsfrage')
  mayReport('422', 'ERR_FAILED') // Files that cannot be had and the answer 422 are reported, as they should be.
})

test('the form that the server shows again forgets nothing', async ({ page, mayReport }) => {
  const form = page.getByRole('form', { name: 'Nachricht schreiben' })
  await page.goto('/contact?formular=1')
  await alive(page)
  await form.getByLabel('Nachricht').fill('Hallo')
  const scripts = gate()
  await page.route('**/assets/*.js', scripts.hold)
  await form.getByRole('button', { name: 'Nachricht senden' }).click({ noWaitAfter: true })
  await scripts.arrived
  await form.getByLabel('Nachricht').press('End')
  await form.getByLabel('Nachricht').pressSequentially(' und mehr')
  scripts.open()
  await alive(page)
  await expect(form.getByLabel('Nachricht')).toHaveValue('Hallo und mehr')
  mayReport('422') // The answer 422 is reported, as it should be.
})
