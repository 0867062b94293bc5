import { alive, gate, openLifeless } from './lifeless-page.ts'
import { createAccount, password } from './signed-in.ts'
import { expect, ownSite, test, type SiteFixture } from './site.ts'
import { expectSaved } from './visit.ts'

test.use(ownSite)

// Nobody waits for a page to be alive before typing: no word of that may get lost.

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
    // Where it opens by itself (J42): whoever opens it brings it to life.
    await page.goto('/')
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
