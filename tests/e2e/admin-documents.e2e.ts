import { expectAccessible } from './accessibility.ts'
import { expect, ownSite, test } from './site.ts'
import { expectSaved, visit } from './visit.ts'

test.use(ownSite)

test.beforeEach(async ({ page, site }) => {
  test.slow()
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
})

test('footer and legal text are changed, and the dialog and the archive show it', async ({ page, browser, site }) => {
  await visit(page, '/admin/dokumente/footer')
  const legal = page.getByRole('group', { name: 'Rechtliche Links' })
  await legal.locator('summary', { hasText: 'Impressum' }).click()
  await legal.getByLabel('Beschriftung').first().fill('Anbieterkennung')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Veröffentlichung rückgängig machen' })).toBeVisible()

  await visit(page, '/admin/dokumente/impressum')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Geprüft von ')
  await page.getByText('Angabe aus dem Unternehmensprofil einfügen').click()
  await page.getByRole('button', { name: 'Firma', exact: true }).click()
  await expect(text).toBeFocused()
  await page.keyboard.type(': ')
  await expect(text.locator('[data-chip=token]').first()).toHaveAttribute('data-label', 'Firma')
  await expect(
    page.frameLocator('iframe').getByText('Geprüft von Musterwerk IT: Angaben nach § 5 DDG').first(),
  ).toBeVisible()
  await page.keyboard.press('Control+Enter')
  // The texts still hold placeholders, which a demo site may publish with a reason.
  await page.getByLabel(/Bitte nennen Sie den Grund/).fill('Demo')
  await page.getByRole('button', { name: 'Mit Grund veröffentlichen' }).click()
  await expect(page.getByRole('button', { name: 'Veröffentlichung rückgängig machen' })).toBeVisible()

  const visitor = await browser.newPage({ reducedMotion: 'reduce' })
  await visit(visitor, `${site.url}/`)
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Anbieterkennung' }).click()
  await expect(visitor.getByRole('dialog').getByText(/Geprüft von Musterwerk IT/)).toBeVisible()
  await visit(visitor, `${site.url}/impressum`)
  await visitor.getByRole('link', { name: 'Frühere Fassungen' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Impressum: alle Fassungen' })).toBeVisible()
  await expectAccessible(visitor)
  await visitor
    .getByRole('main')
    .getByRole('link', { name: /Gültig ab/ })
    .nth(1)
    .click()
  await expect(visitor.getByText('Dies ist eine frühere Fassung.')).toBeVisible()
  await expect(visitor.getByRole('heading', { level: 2, name: 'Angaben nach § 5 DDG' })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.close()
})

test('general settings show tab, search result and share card while typing, and can be reset', async ({
  page,
  site,
}) => {
  await visit(page, '/admin/dokumente/generalSettings')
  await page.getByLabel('Name der Website').fill('Webstuhl IT')
  const elsewhere = page.getByRole('region', { name: 'So erscheint die Website anderswo' })
  await expect(elsewhere.getByText('Webstuhl IT', { exact: true })).toHaveCount(2)
  await expect(page.frameLocator('iframe').getByRole('banner').getByText('Webstuhl IT').first()).toBeVisible()
  await expectSaved(page)
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('button', { name: 'Auf Standard zurücksetzen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Auf Standard zurücksetzen' }).click()
  await expect(page.getByLabel('Name der Website')).toHaveValue('{{firma.name}}')
  const stored = await site.send('GET', '/api/editing/generalSettings/generalSettings')
  expect(await stored.json()).toMatchObject({ hasDraft: false, item: { siteName: '{{firma.name}}' } })
})

test('the preview shows what was saved while it was coming, and what is typed once more when it comes anew', async ({
  page,
}) => {
  // The page has been sent, and its script comes when there is a newer draft already.
  const { promise: saved, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    if (route.request().frame() !== page.mainFrame()) await saved
    await route.continue()
  })
  await visit(page, '/admin/dokumente/generalSettings')
  const banner = page.frameLocator('iframe').getByRole('banner')
  await expect(banner.getByText('Musterwerk IT').first()).toBeVisible()
  await page.getByLabel('Name der Website').fill('Webstuhl IT')
  await expectSaved(page)
  release()
  await expect(banner.getByText('Webstuhl IT').first()).toBeVisible()

  const { promise: shown, resolve: store } = Promise.withResolvers<void>()
  await page.route('**/api/content/**', async (route) => {
    await shown
    await route.continue()
  })
  await page.getByLabel('Name der Website').fill('Spindel IT')
  await expect(banner.getByText('Spindel IT').first()).toBeVisible()
  await page.frames()[1]!.evaluate(() => {
    document.documentElement.dataset.before = ''
    location.reload()
  })
  await expect(page.frameLocator('iframe').locator('html:not([data-before])')).toHaveCount(1)
  await expect(banner.getByText('Spindel IT').first()).toBeVisible()
  store()
  await expectSaved(page)
})

test('the header menu is ordered and renamed, seen at three widths, and comes back as it was', async ({
  page,
  browser,
  site,
}) => {
  await visit(page, '/admin/dokumente/headerMenu')
  const items = page.getByRole('group', { name: 'Einträge', exact: true })
  await items.locator('summary', { hasText: 'Blog' }).click()
  await items.getByLabel('Beschriftung').nth(6).fill('Magazin')
  await items.getByRole('button', { name: 'Eintrag 7 nach oben' }).click()
  const wide = page.frameLocator('[title^="Kopfzeile auf einem Computer"]')
  await expect(wide.getByRole('banner').getByRole('navigation').getByRole('link').nth(5)).toHaveText('Magazin')
  const phone = page.frameLocator('[title^="Menü auf einem Telefon"]')
  await expect(phone.getByRole('dialog').getByRole('link', { name: 'Magazin' })).toBeVisible()
  await expect(items.getByRole('button', { name: 'Eintrag 6 nach oben' })).toBeFocused()

  await items.getByLabel('Beschriftung').nth(5).fill('Ein Magazin für alle, die gern lesen')
  await items.getByLabel('Beschriftung').nth(5).blur()
  await expect(items.getByRole('alert')).toHaveText(/^Das Menü ist für die Kopfzeile zu breit/)
  await items.getByLabel('Beschriftung').nth(5).fill('Magazin')
  await expect(items.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Veröffentlichung rückgängig machen' })).toBeVisible()

  const visitor = await browser.newPage({ reducedMotion: 'reduce' })
  await visit(visitor, `${site.url}/blog`)
  const marked = visitor.getByRole('banner').locator('[aria-current]').first()
  await expect(marked).toHaveText('Magazin')
  expect((await site.send('POST', '/api/import-defaults/headerMenu')).status).toBe(200)
  await visitor.reload()
  await expect(marked).toHaveText('Blog')
  await visitor.close()
})

test('texts that several pages share are seen on one of them, and every editor leads to what visitors see', async ({
  page,
  mayReport,
}) => {
  const frame = page.frameLocator('iframe[title="Vorschau der Seite"]')
  const view = page.getByRole('link', { name: /ansehen$/ }).and(page.locator('[target=_blank]'))
  await visit(page, '/admin/inhalte/pages/post')
  await expect(view).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/)
  const related = page.getByRole('listitem').filter({ has: page.locator('summary', { hasText: 'Weiterlesen' }) })
  await related.locator('summary').first().click()
  await related.getByLabel('Überschrift').fill('Noch mehr davon')
  await expect(frame.getByRole('heading', { name: 'Noch mehr davon' })).toBeAttached()

  await visit(page, '/admin/inhalte/pages/not-found')
  await page.getByLabel('Überschrift', { exact: true }).first().fill('Verlaufen?')
  await expect(frame.getByRole('heading', { level: 1, name: 'Verlaufen?' })).toBeVisible()

  await visit(page, '/admin/inhalte/pages/login')
  await page.getByLabel('Überschrift', { exact: true }).first().fill('Willkommen zurück')
  await expectSaved(page)
  await page.goto((await view.getAttribute('href'))!)
  await expect(page.getByRole('heading', { level: 1, name: 'Willkommen zurück' })).toBeVisible()
  // What says that there is no page is itself one with this status.
  mayReport('404')
})

test('what was never saved is saved and then looked at, but not without a title', async ({ page, context, site }) => {
  // The tab that opens is signed in as well.
  await context.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  await visit(page, '/admin/inhalte/blogPosts/neu')
  const view = page.getByRole('link', { name: 'Entwurf ansehen' })
  await view.click()
  await expect(page.getByLabel('Titel', { exact: true })).toBeFocused()
  expect(context.pages()).toHaveLength(1)

  await page.getByLabel('Titel', { exact: true }).fill('Noch nie gespeichert')
  const opened = context.waitForEvent('page')
  await view.click()
  const draft = await opened
  await expect(draft.getByRole('heading', { level: 1, name: 'Noch nie gespeichert' })).toBeVisible()
  await expect(page).not.toHaveURL(/neu$/)
  await draft.close()
})
