import { chromium } from '@playwright/test'
import { expect, test, type Page } from './site.ts'
import { visit } from './visit.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' })

/** Every request for a page by its purpose, and every whole document. */
function watchPages(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const purpose = request.headers()['x-page-fetch']
    if (purpose) asked.push(`${request.method()} ${pathname} ${purpose}`)
    else if (request.isNavigationRequest()) asked.push(`document ${pathname}`)
  })
  return asked
}

test('a page that was fetched ahead is shown at once, and only then counts as looked at', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = watchPages(page)
  const fetched = page.waitForResponse('**/blog')
  await menu(page).getByRole('link', { name: 'Blog' }).hover()
  // It begins after the next paint.
  await page.clock.runFor(100)
  await (await fetched).finished()
  const told = page.waitForRequest((request) => request.method() === 'HEAD')
  await menu(page).getByRole('link', { name: 'Blog' }).click()
  // Without a second of loading: only the click itself is painted before.
  await page.clock.runFor(100)
  await expect(page).toHaveURL('/blog')
  await told
  expect(asked).toEqual(['GET /blog ahead', 'HEAD /blog shown'])
})

test('what a page that was fetched ahead is styled by comes ahead as well: its click asks for none', async ({
  page,
}) => {
  await visit(page, '/')
  const sheets: string[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    // What comes out of the memory of the browser is no request.
    if (path.endsWith('.css') && !response.request().isNavigationRequest()) sheets.push(path)
  })
  const fetched = page.waitForResponse((response) => response.url().includes('/assets/blog-'))
  await menu(page).getByRole('link', { name: 'Blog' }).hover()
  await (await fetched).finished()
  await expect.poll(() => sheets.length).toBeGreaterThan(1)
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  const loaded: string[] = []
  session.on('Network.responseReceived', ({ response }) => {
    if (response.url.endsWith('.css') && !response.fromDiskCache) loaded.push(response.url)
  })
  await session.send('Network.enable')
  await menu(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.locator('main h1')).toHaveText('Blog')
  expect(loaded).toEqual([])
})

test('who saves data fetches nothing ahead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await visit(page, '/')
  const asked = watchPages(page)
  await menu(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  expect(asked).toEqual(['GET /blog shown'])
})

test('back and forward show pages of a moment ago without asking for them again', async ({ page }) => {
  await visit(page, '/faq')
  await menu(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await menu(page).getByRole('link', { name: 'KI', exact: true }).click()
  await expect(page).toHaveURL('/ai')
  const asked = watchPages(page)
  await page.goBack()
  await expect(menu(page).getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await expect(page).toHaveURL('/ai')
  await expect(menu(page).getByRole('link', { name: 'KI', exact: true })).toHaveAttribute('aria-current', 'page')
  expect(asked.filter((request) => !request.startsWith('HEAD'))).toEqual([])
})

for (const [cause, answer] of [
  ['cannot be fetched', (route: Parameters<Parameters<Page['route']>[1]>[0]) => route.abort()],
  [
    'ends in an error',
    (route: Parameters<Parameters<Page['route']>[1]>[0]) => route.fulfill({ status: 503, body: '' }),
  ],
] as const)
  test(`a page that ${cause} comes as a whole document, once`, async ({ page, mayReport }) => {
    await visit(page, '/')
    const asked = watchPages(page)
    await page.route('**/blog', (route) => (route.request().isNavigationRequest() ? route.continue() : answer(route)))
    await menu(page).getByRole('link', { name: 'Blog' }).dispatchEvent('click')
    await expect(page).toHaveURL('/blog')
    await page.locator('html[data-started]').waitFor({ state: 'attached' })
    expect(asked).toEqual(['GET /blog shown', 'document /blog'])
    mayReport('ERR_FAILED', '503') // The failed request is reported, as it should be.
  })

test('a page of another version of the site comes as a whole document', async ({ page }) => {
  await visit(page, '/')
  await page.route('**/blog', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('/assets/site-', '/assets/newer-') })
  })
  const asked = watchPages(page)
  await menu(page).getByRole('link', { name: 'Blog' }).dispatchEvent('click')
  await expect(page).toHaveURL('/blog')
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  expect(asked).toEqual(['GET /blog shown', 'document /blog'])
})

test('an address that leads elsewhere is followed, and the address bar says where', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/leistungen/it-sicherheit'
    link.textContent = 'Zur Leistung'
    document.querySelector('main')!.prepend(link)
  })
  await page.getByRole('link', { name: 'Zur Leistung' }).click()
  await expect(page).toHaveURL('/security')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a click on a dialog before its code is there opens it as soon as it is', async ({ page }) => {
  const arrives = Promise.withResolvers<void>()
  await page.route('**/assets/react-*.js', async (route) => {
    await arrives.promise
    await route.continue()
  })
  await visit(page, '/')
  await page.getByRole('link', { name: 'Kontakt' }).first().click()
  await expect(page.locator('html[data-opening]')).toBeAttached()
  arrives.resolve()
  await expect(page.getByRole('dialog', { name: 'Kontakt aufnehmen' })).toBeVisible()
  await expect(page.locator('html[data-opening]')).not.toBeAttached()
})

test('without the code for dialogs the page with the same content opens', async ({ page, mayReport }) => {
  await page.route('**/assets/react-*.js', (route) => route.abort())
  await visit(page, '/')
  await page.getByRole('link', { name: 'Kontakt' }).first().click()
  await expect(page).toHaveURL('/contact')
  mayReport('ERR_FAILED') // The missing scripts are reported, as they should be.
})

test('nothing on a page keeps the browser from holding it ready for the way back', async ({ site }) => {
  // Playwright switches this memory of the browser off, and the headless shell has none: so its reasons are read.
  const browser = await chromium.launch({
    executablePath: test.info().project.use.launchOptions?.executablePath,
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL: site.url })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const reasons: string[] = []
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations) if (type !== 'Circumstantial') reasons.push(reason)
  })
  await visit(page, '/faq')
  await page.goto('/login')
  await page.goBack({ waitUntil: 'commit' })
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  expect(reasons).toEqual([])
  await browser.close()
})
