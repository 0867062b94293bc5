import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { pngPicture } from '../media-files.ts'
import { expectAccessible } from './accessibility.ts'
import { openSignedIn, password } from './signed-in.ts'
import { expect, ownSite, test, type Page } from './site.ts'
import { expectSaved, goTo, visit } from './visit.ts'

test.use(ownSite)

// The journeys of an editor. Each test works on items of its own, because a worker shares one site.

const post = (title: string) => ({
  title,
  teaser: 'Kurz gesagt, worum es geht',
  content: '<p>Der Text.</p>',
  motif: 'web',
})
const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')
const editor = (page: Page) => page.getByRole('textbox', { name: 'Inhalt' })
const state = (page: Page) => page.locator('[data-kind]')
const preview = (page: Page) => page.frameLocator('iframe[title="Vorschau der Seite"]')

test.beforeEach(async ({ page, site }) => {
  test.slow()
  // Scripts and tests may carry the token instead of a session; it counts as an administrator.
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
})

test('posts and pages are written, previewed, published and planned, and visitors see no more than that', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(240_000)
  await test.step('a post is written with a picture, previewed, published and seen by visitors', async () => {
    await goTo(page, '/admin/inhalte/blogPosts/neu')
    await page.getByLabel('Titel', { exact: true }).fill('Server zieht um')
    await page.getByLabel('Anreißer').fill('Wie ein Umzug ohne Ausfall gelingt')
    await page.waitForURL('**/blogPosts/server-zieht-um')
    await editor(page).click()
    await page.keyboard.type('/über')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Vor dem Umzug')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Ein **guter** Plan hilft. ')
    await page.getByRole('button', { name: 'Bild', exact: true }).click()
    const library = page.getByRole('dialog')
    const file = { name: 'Regal.png', mimeType: 'image/png', buffer: await pngPicture() }
    await library.locator('input[type=file][multiple]').setInputFiles(file)
    await library.getByLabel('Alternativtext').fill('Ein Regal mit Servern')
    await library.getByRole('button', { name: 'Übernehmen' }).click()
    await page.getByRole('radio', { name: 'Cloud' }).check()
    await expect(preview(page).getByRole('heading', { level: 1, name: 'Server zieht um' })).toBeVisible()
    await expect(preview(page).getByRole('heading', { level: 2, name: 'Vor dem Umzug' })).toBeVisible()
    await expectSaved(page)
    // First somebody can write: only then the page in the frame is asked for.
    const headers = { authorization: `Bearer ${site.apiToken}` }
    const sent = await (await page.request.get(page.url(), { headers })).text()
    expect(sent).toContain('<iframe title="Vorschau der Seite"></iframe>')
    const visitor = await browser.newPage()
    expect((await visitor.goto(`${site.url}/blog/server-zieht-um`))?.status()).toBe(404)
    const publish = page.getByRole('button', { name: 'Veröffentlichen' })
    await publish.click()
    // At once: it is offered for ten seconds.
    await page.getByRole('button', { name: 'Veröffentlichung rückgängig machen' }).click()
    await expect(page.getByText('Entwurf', { exact: true })).toBeVisible()
    expect((await visitor.reload())?.status()).toBe(404)
    await publish.click()
    await expect.poll(async () => (await visitor.reload())?.status()).toBe(200)
    await expect(visitor.getByRole('heading', { level: 2, name: 'Vor dem Umzug' })).toBeVisible()
    await expect(visitor.getByRole('img', { name: 'Ein Regal mit Servern' })).toBeVisible()
    await expect(visitor.locator('article strong, main strong').filter({ hasText: 'guter' })).toBeVisible()
    await visitor.close()
  })

  await test.step('work on a live page stays a draft until it is published', async () => {
    await goTo(page, '/admin/inhalte/pages/partners')
    await page.getByLabel('Überschrift', { exact: true }).first().fill('Gemeinsam stärker')
    await expectSaved(page)
    await expect(page.getByText('Mit Änderungen')).toBeVisible()
    await expect(preview(page).getByRole('heading', { level: 1, name: 'Gemeinsam stärker' })).toBeVisible()
    const visitor = await browser.newPage()
    await visitor.goto(`${site.url}/partners`)
    await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Gemeinsam stärker')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Veröffentlicht', { exact: true }).first()).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Gemeinsam stärker')
    await visitor.close()
  })

  await test.step('a post is planned in German time, and people without an account see it by a link', async () => {
    const title = 'Erscheint später'
    const values = { ...post(title), teaser: 'TODO: noch zu schreiben' }
    await site.send('POST', '/api/content/blogPosts', { id: 'erscheint-spaeter', values, draft: true })
    await goTo(page, '/admin/inhalte/blogPosts/erscheint-spaeter')
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
    await page.getByRole('button', { name: 'Zeitplan' }).click()
    await page.getByLabel('Veröffentlichen am').fill('2099-03-29T02:30')
    await page.getByRole('button', { name: 'Planen' }).click()
    await expect(page.getByRole('dialog').getByRole('alert').first()).toContainText('Diese Uhrzeit gibt es nicht')
    await page.getByLabel('Veröffentlichen am').fill('2099-07-01T08:00')
    await page.getByRole('button', { name: 'Planen' }).click()
    await expect(page.getByRole('dialog').getByRole('alert').first()).toContainText('Ohne Grund')
    await page.getByLabel(/Trotzdem planen\?/).fill('Der Anreißer folgt')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Planen' }).click()
    await expect(page.getByText('Geplant', { exact: true })).toBeVisible()
    await expect(page.getByText('Wird veröffentlicht am 01.07.2099, 08:00 Uhr')).toBeVisible()
    const stored = await site.send('GET', '/api/editing/blogPosts/erscheint-spaeter')
    expect(await stored.json()).toMatchObject({ publishAt: '2099-07-01T06:00:00.000Z', live: false })

    await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
    await page.getByRole('button', { name: 'Vorschaulinks' }).click()
    await page.getByRole('button', { name: 'Link anlegen' }).click()
    const address = await page.getByLabel(/Neuer Link/).inputValue()
    await expectAccessible(page)
    const guest = await browser.newPage()
    await guest.goto(site.url + new URL(address).pathname)
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(guest.getByText('Vorschau eines Entwurfs')).toBeVisible()
    await page.getByRole('button', { name: /zurückziehen/ }).click()
    await expect(page.getByRole('button', { name: /zurückziehen/ })).toBeHidden()
    expect((await guest.goto(site.url + new URL(address).pathname))?.status()).toBe(410)
    await expect(guest.getByRole('heading', { level: 1, name: 'Vorschau nicht mehr verfügbar' })).toBeVisible()
    await guest.close()
  })
})

test('the preview stays in place and leads to fields, versions come back, and the check names what is wrong', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  await test.step('typing changes only what says it: pictures and the place on the page stay', async () => {
    const figure = '<figure><img src="/favicon.svg" alt="Ein Zeichen"></figure>'
    const values = { ...post('Vom ruhigen Bild'), content: `<p>Anfang.</p>${figure}${'<p>Viel Text.</p>'.repeat(60)}` }
    await site.send('POST', '/api/content/blogPosts', { values })
    await goTo(page, '/admin/inhalte/blogPosts/vom-ruhigen-bild')
    const picture = preview(page).getByRole('img', { name: 'Ein Zeichen' })
    const place = () => picture.evaluate(() => window.scrollY)
    // What the editor shows of the text asks for the picture as well.
    await expect(editor(page).getByRole('img', { name: 'Ein Zeichen' })).toBeVisible()
    await expect(picture).toHaveJSProperty('complete', true)
    await picture.evaluate((image) => {
      image.dataset.known = ''
      window.scrollTo({ top: 100, behavior: 'instant' })
    })
    const asked: string[] = []
    page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()))
    await page.getByLabel('Anreißer').fill('Ein ganz anderer Anreißer')
    await expect(preview(page).getByText('Ein ganz anderer Anreißer').first()).toBeAttached()
    await expect(picture).toHaveAttribute('data-known', '')
    expect(await place()).toBe(100)
    await editor(page).getByText('Anfang.').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Eine Zeile mehr')
    await expect(preview(page).getByText('Eine Zeile mehr')).toBeAttached()
    await expect(picture).toHaveAttribute('data-known', '')
    expect(asked).toEqual([])
  })

  await test.step('the search result shows what search engines have room for, by width and not by letters', async () => {
    const verdict = page.getByRole('figure', { name: 'So erscheint die Seite in Suchergebnissen' }).getByRole('status')
    await page.getByLabel('Titel für Suchmaschinen').fill('i'.repeat(50))
    await expect(verdict).toHaveText('Titel und Beschreibung passen.')
    await page.getByLabel('Titel für Suchmaschinen').fill('W'.repeat(50))
    await expect(verdict).toHaveText('Der Titel ist zu lang und wird abgeschnitten.')
  })

  await test.step('an older version is compared and restored as a draft', async () => {
    const title = 'Drei Fassungen'
    const path = `/api/content/blogPosts/${idOf(title)}`
    await site.send('POST', '/api/content/blogPosts', { values: post(title) })
    await site.send('PATCH', path, { version: 1, values: { teaser: 'Der neue Anreißer, worum es geht' } })
    await goTo(page, `/admin/inhalte/blogPosts/${idOf(title)}`)
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
    await page.getByRole('button', { name: 'Versionen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Versionen' })
    await expect(dialog.locator('del')).toHaveText('Kurz gesagt,')
    await expect(dialog.locator('ins')).toHaveText('Der neue Anreißer,')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /Angelegt/ }).click()
    await dialog.getByRole('button', { name: 'Diese Version wiederherstellen' }).click()
    await expect(page.getByLabel('Anreißer')).toHaveValue('Kurz gesagt, worum es geht')
    await expect(page.getByText('Mit Änderungen')).toBeVisible()
  })

  await test.step('the check names what is wrong, leads there, and errors need a reason', async () => {
    const title = 'Noch nicht fertig'
    const content = '<h3>Zu tief</h3><p>Siehe <a href="/blog/gibt-es-nicht">diesen Beitrag</a>.</p>'
    await site.send('POST', '/api/content/blogPosts', { values: { ...post(title), content }, draft: true })
    await goTo(page, `/admin/inhalte/blogPosts/${idOf(title)}`)
    await page.getByRole('button', { name: 'Veröffentlichen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vor dem Veröffentlichen' })
    await expect(dialog.getByText('Der Link /blog/gibt-es-nicht führt zu keiner veröffentlichten Seite')).toBeVisible()
    await expect(dialog.getByText(/„Zu tief“ ist eine Überschrift der Ebene 3/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Mit Grund veröffentlichen' }).click()
    await expect(dialog.getByText('Ohne Grund lässt sich')).toBeVisible()
    await dialog.getByRole('button', { name: 'Zum Feld Inhalt' }).first().click()
    await expect(editor(page)).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await dialog.getByLabel(/Bitte nennen Sie den Grund/).fill('Der Beitrag folgt morgen')
    await dialog.getByRole('button', { name: 'Mit Grund veröffentlichen' }).click()
    await expect(page.getByText('Veröffentlicht', { exact: true }).first()).toBeVisible()
  })

  await test.step('a click on the preview leads to the field that says it', async () => {
    await site.send('POST', '/api/content/blogPosts', { values: post('Vom Klick zum Feld') })
    await goTo(page, '/admin/inhalte/blogPosts/vom-klick-zum-feld')
    await preview(page).getByText('Kurz gesagt, worum es geht').first().click()
    await expect(page.getByLabel('Anreißer')).toBeFocused()
    await page.getByRole('button', { name: 'Mobil' }).click()
    await expect(preview(page).getByRole('button', { name: /Menü/ })).toBeVisible()
  })
})

test('two people who change the same post choose field by field, and nothing is lost', async ({
  page,
  browser,
  site,
  mayReport,
}) => {
  const title = 'Zwei an einem Text'
  await site.send('POST', '/api/content/blogPosts', { values: post(title) })
  const other = await browser.newContext({ baseURL: site.url })
  const otherPage = await openSignedIn(other, site, {
    name: 'Mara Sommer',
    email: 'mara@musterwerk.example',
    role: 'editor',
  })
  await visit(page, `/admin/inhalte/blogPosts/${idOf(title)}`)
  await visit(otherPage, `/admin/inhalte/blogPosts/${idOf(title)}`)
  // One save is on its way while the other person's arrives first.
  const release = Promise.withResolvers<void>()
  await page.route('**/api/content/**', (route) => release.promise.then(() => route.continue()))
  const sending = page.waitForRequest('**/api/content/**')
  await page.getByLabel('Titel', { exact: true }).fill('Mein Titel')
  await sending
  await otherPage.getByLabel('Titel', { exact: true }).fill('Titel von Mara')
  await otherPage.getByLabel('Anreißer').fill('Anreißer von Mara')
  await expectSaved(otherPage)
  release.resolve()
  await expect(page.getByRole('dialog', { name: 'Zwei Fassungen' })).toBeVisible()
  await expect(page.getByText('Mara Sommer hat diesen Eintrag gespeichert')).toBeVisible()
  const dispute = page.getByRole('group', { name: 'Titel Beide geändert' })
  await expect(dispute.getByText('Fassung von Mara Sommer')).toBeVisible()
  await expect(dispute.getByText('Titel von Mara')).toBeVisible()
  await expect(dispute.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectAccessible(page)
  await dispute.getByRole('radio', { name: /Meine Fassung/ }).check()
  await page.getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await expectSaved(page)
  await expect(page.getByLabel('Titel', { exact: true })).toHaveValue('Mein Titel')
  await expect(page.getByLabel('Anreißer')).toHaveValue('Anreißer von Mara')
  await other.close()
  mayReport('409')
})

test('a session that ends while typing asks to sign in and saves everything afterwards', async ({ browser, site }) => {
  const title = 'Lange Sitzung'
  await site.send('POST', '/api/content/blogPosts', { values: post(title) })
  const context = await browser.newContext({ baseURL: site.url })
  const page = await openSignedIn(context, site, { name: 'Lena Hartwig', email: 'lena@musterwerk.example' })
  // The page asks once who it belongs to; told that nobody is signed in, it would ask for that before anything is typed.
  const asked = page.waitForResponse(`**${signInPaths.session()}`)
  await visit(page, `/admin/inhalte/blogPosts/${idOf(title)}`)
  await asked
  await context.clearCookies()
  await page.getByLabel('Anreißer').fill('Geschrieben, als die Sitzung schon zu Ende war')
  const overlay = page.getByRole('dialog')
  await expect(overlay.getByLabel('Passwort', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await overlay.getByLabel('Passwort', { exact: true }).fill(password)
  await overlay.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(overlay).toBeHidden()
  await expectSaved(page)
  const stored = await site.send('GET', `/api/editing/blogPosts/${idOf(title)}`)
  expect(await stored.text()).toContain('als die Sitzung schon zu Ende war')
  await page.getByLabel('Anreißer').fill('Danach geht auch die Vorschau weiter')
  await expect(preview(page).getByText('Danach geht auch die Vorschau weiter').first()).toBeAttached()
  await context.close()
})

test('a lost connection keeps every key, also over a crash, and says so', async ({ page, site, mayReport }) => {
  const title = 'Funkloch'
  await site.send('POST', '/api/content/blogPosts', { values: post(title) })
  await visit(page, `/admin/inhalte/blogPosts/${idOf(title)}`)
  await page.route('**/api/content/**', (route) => route.abort())
  await page.getByLabel('Anreißer').fill('Im Tunnel geschrieben')
  await expect(state(page)).toContainText('Nicht gespeichert – auf diesem Gerät gesichert')
  await page.reload()
  await expect(page.getByLabel('Anreißer')).toHaveValue('Im Tunnel geschrieben')
  await expect(state(page)).toContainText('auf diesem Gerät gesichert')
  await page.unroute('**/api/content/**')
  await expectSaved(page)
  mayReport('ERR_FAILED')
})
