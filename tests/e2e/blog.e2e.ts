import { expectAccessible } from './accessibility.ts'
import { expect, test } from './site.ts'

test('the newest post stands first and large, with author, date and reading time', async ({ page }) => {
  await page.goto('/blog')
  const first = page.getByRole('main').getByRole('article').getByRole('link')
  await expect(first).toContainText('Passkeys im Unternehmen')
  await expect(first).toContainText('David Okonkwo')
  await expect(first).toContainText('12. November 2026')
  await expect(first).toContainText(/\d+\sMin\.\sLesezeit/)
  await expect(page.locator('#posts').getByRole('listitem').getByRole('heading')).toHaveCount(5)
})

test('reading lists lead through a series from its first part on, where nothing else is chosen', async ({ page }) => {
  await page.goto('/blog')
  const lists = page.locator('#leselisten')
  await expect(lists.getByRole('heading', { level: 2 })).toHaveText('Leselisten')
  const security = lists.locator('section', { has: page.getByRole('heading', { level: 3, name: 'IT-Sicherheit' }) })
  await expect(security.getByRole('listitem')).toHaveText([/^Datensicherung/, /^NIS-2/, /^Passkeys/])
  await security.getByRole('link', { name: /^NIS-2/ }).click()
  await expect(page).toHaveURL('/blog/nis2-dokumentation')
  for (const address of ['/blog?seite=2', '/blog?kategorie=it-sicherheit', '/blog?suche=passkeys']) {
    await page.goto(address)
    await expect(page.locator('#posts')).toBeVisible()
    await expect(lists).toBeHidden()
  }
})

test('categories, pages and the search work without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Ältere Beiträge' }).click()
  await expect(page).toHaveURL('/blog?seite=2')
  await expect(page.getByText('Beiträge 7 bis 8 von 8', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ältere Beiträge' })).toBeHidden()
  await page.getByRole('link', { name: 'Neuere Beiträge' }).click()
  await expect(page).toHaveURL('/blog')

  await page.getByRole('link', { name: 'IT-Sicherheit 2' }).click()
  await expect(page).toHaveURL('/blog?kategorie=it-sicherheit')
  await expect(page.getByRole('link', { name: 'IT-Sicherheit 2' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('searchbox', { name: 'Beiträge durchsuchen' }).fill('Ransomware')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/blog?kategorie=it-sicherheit&suche=Ransomware')
  await expect(page.getByRole('heading', { name: '1 Beitrag zu „Ransomware“' })).toBeVisible()
  await page
    .locator('#posts')
    .getByRole('link', { name: /Datensicherung nach/ })
    .click()
  await expect(page).toHaveURL('/blog/datensicherung-3-2-1-1-0')
  await context.close()
})

test('a search finds umlauts however they are typed and keeps the focus in the field', async ({ page }) => {
  await page.goto('/blog')
  const field = page.getByRole('searchbox', { name: 'Beiträge durchsuchen' })
  await field.fill('SCHLUESSEL')
  await field.press('ArrowLeft')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Beiträge zu „SCHLUESSEL“' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Passkeys im Unternehmen/ })).toBeVisible()
  await expect(field).toBeFocused()
  // Before the last letter, as it was left.
  await expect(field).toHaveJSProperty('selectionStart', 'SCHLUESSEL'.length - 1)
  await page.getByRole('link', { name: /^Alle \d/ }).click()
  await expect(field).toHaveValue('SCHLUESSEL')
})

test('a search without hits says what to do next', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('gibtesnicht')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('heading', { name: 'Kein Beitrag mit dieser Auswahl' })).toBeVisible()
  await page.locator('#empty').getByRole('link', { name: 'Alle Beiträge' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('turning the page moves the focus to the beginning of the list and is announced', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Seite 2' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Alle Beiträge, Beiträge 7 bis 8 von 8' })).toBeAttached()
  await expect(page).toHaveTitle(/Seite 2/)
  await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', '/blog')
})

for (const address of ['/blog?seite=3', '/blog?seite=0', '/blog?seite=zwei', '/blog?kategorie=unbekannt'])
  test(`${address} does not exist`, async ({ page, mayReport }) => {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    mayReport('404') // The browser reports the 404 of the page itself.
  })

test('lists are cached but searches are not, and no list carries the texts of its posts', async ({ request }) => {
  for (const address of ['/blog', '/blog?seite=2', '/blog?kategorie=ki'])
    expect((await request.get(address)).headers()['cache-control'], address).toContain('must-revalidate')
  const search = await request.get('/blog?suche=passkey')
  expect(search.headers()['cache-control']).toBe('no-store')
  expect(await search.text()).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(await search.text()).not.toContain('ersetzt das Passwort durch ein Schlüsselpaar')
})

test('on a phone the tabs scroll sideways and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/blog?kategorie=personal')
  await expect(page.getByRole('link', { name: 'Personal 1' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
})

test('further pages and categories of the blog are accessible in both themes', async ({ page }) => {
  for (const address of ['/blog?seite=2', '/blog?kategorie=ki']) {
    await page.goto(address)
    await expectAccessible(page)
  }
})
