import { expect, test, withMotion } from './site.ts'
import { toSettle, visit } from './visit.ts'

test.use(withMotion)

test('the first visit of a page shows the loading animation for a second, the next ones none', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await page.clock.pauseAt(Date.now() + 60_000)
  const loading = page.getByRole('status').filter({ hasText: 'Seite wird geladen' })
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' })

  // Not by the pointer, which would have it fetched ahead.
  await navigation.getByRole('link', { name: 'Blog' }).dispatchEvent('click')
  await expect(loading).toBeVisible()
  await page.clock.runFor(999)
  await expect(loading).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/blog')
  await expect(loading).toBeHidden()

  await navigation.getByRole('link', { name: 'Startseite' }).click()
  await expect(page).toHaveURL('/')
  await navigation.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('between click and new page the old one never shows again', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await page.clock.pauseAt(Date.now() + 60_000)
  const styles = Promise.withResolvers<void>()
  await page.route('**/*.css', async (route) => {
    await styles.promise
    await route.continue()
  })
  // Every change of what is seen: which page stands there, and whether the cover hides it.
  await page.evaluate(() => {
    const cover = document.querySelector<HTMLElement>('[data-page-loader]')!
    const film: string[] = []
    const take = () => {
      const frame = cover.hidden ? document.querySelector('main h1')!.textContent : 'cover'
      if (frame !== film.at(-1)) film.push(frame)
    }
    new MutationObserver(take).observe(document.body, { subtree: true, childList: true, attributes: true })
    take()
    Object.assign(window, { film })
  })
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Blog' })
    .dispatchEvent('click')
  const cover = page.locator('[data-page-loader]')
  await expect(cover).toBeVisible()
  const asked = page.waitForRequest('**/*.css')
  await page.clock.runFor(1_000)
  await asked
  // The second is over and the page is there, but not yet how it looks.
  await expect(cover).toBeVisible()
  styles.resolve()
  await expect(page).toHaveURL('/blog')
  await expect(cover).toBeHidden()
  const film = await page.evaluate(() => (window as unknown as { film: string[] }).film)
  expect(film.slice(1)).toEqual(['cover', 'Blog'])
})

test('a new page starts at its top with the focus on its content and its title announced', async ({ page }) => {
  await visit(page, '/')
  const teaser = page.getByRole('main').getByRole('link', { name: 'Alle Beiträge' })
  await teaser.scrollIntoViewIfNeeded()
  await teaser.click()
  await expect(page).toHaveURL('/blog')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('p[aria-live]')).toHaveText(await page.title())
})

test('back and forward return to where one was', async ({ page }) => {
  await visit(page, '/')
  await toSettle(page)
  const teaser = page.getByRole('main').getByRole('link', { name: 'Alle Beiträge' })
  await teaser.evaluate(async (link) => {
    await document.fonts.ready
    link.scrollIntoView({ behavior: 'instant', block: 'center' })
  })
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(1_000)
  await teaser.click()
  await expect(page).toHaveURL('/blog')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('choosing a tab stays at the place', async ({ page }) => {
  await visit(page, '/blog')
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }))
  await page.getByRole('link', { name: 'Healthcare IT 1' }).click()
  await expect(page).toHaveURL('/blog?kategorie=healthcare-it')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Healthcare IT')
  expect(await page.evaluate(() => window.scrollY)).toBe(150)
})

test('moving about stores nothing in the browser', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Alle Beiträge' }).click()
  await expect(page).toHaveURL('/blog')
  await page.reload()
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await page.context().cookies()).toEqual([])
})

test('the strip at the top goes when the page is alive, and never shows without JavaScript', async ({
  page,
  browser,
  site,
}) => {
  await visit(page, '/')
  const strip = page.locator('body > div[aria-hidden="true"]').first()
  await expect(strip).toBeHidden()
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(site.url)
  await expect(still.locator('body > div[aria-hidden="true"]').first()).toBeHidden()
  await plain.close()
})

test('a screen whose script cannot be loaded comes as a whole document, once', async ({ page, site, problems }) => {
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  await visit(page, '/admin')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname)
  })
  await page.route('**/assets/list-*.js', (route) => route.abort())
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Häufige Fragen/ })
    .first()
    .click()
  await expect(page).toHaveURL('/admin/inhalte/faq')
  await page.waitForLoadState('load')
  expect(documents).toEqual(['/admin/inhalte/faq'])
  // Its script is still missing: the document of the server stays, which can be read; an error page could not.
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(heading).not.toHaveText('Fehler beim Laden der Anwendung')
  problems.length = 0 // The missing scripts are reported, as they should be.
})
