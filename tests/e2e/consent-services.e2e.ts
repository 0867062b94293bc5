import { startOutsideService } from '../fakes/outside-service.ts'
import { registerService } from './register-service.ts'
import { expect, test, type Page } from './site.ts'
import { visit } from './visit.ts'

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' })
const switchOf = (page: Page, name: string) => page.getByRole('main').getByRole('switch', { name })
const marksOf = (page: Page) =>
  page.evaluate(() => ({
    script: document.documentElement.dataset.outside ?? null,
    cookie: document.cookie,
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('outside')),
  }))
const noMarks = { script: null, cookie: '', stored: [] }
const allMarks = { script: 'here', cookie: 'outside=1', stored: ['outside_visitor', 'outside_visit'] }

const service = (address: string) => ({
  name: 'Besuchszählung',
  provider: 'Zählwerk GmbH',
  category: 'analytics',
  purpose: 'Zählt Aufrufe.',
  recipient: 'Zählwerk GmbH, Jena',
  thirdCountry: 'Norwegen',
  script: `${address}/count.js`,
  keys: [
    { name: 'outside', storage: 'cookie', lifetime: '30 Tage' },
    { name: 'outside_vis*', storage: 'localStorage', lifetime: '30 Tage' },
    { name: 'outside_visit', storage: 'sessionStorage', lifetime: 'Ende des Besuchs' },
  ],
})

test('a registered service loads only with its category on; switching it off deletes its marks, in all tabs', async ({
  page,
  context,
  site,
  allowedOrigins,
  watch,
}) => {
  await using outside = await startOutsideService()
  allowedOrigins.push(outside.url)
  await using _registered = await registerService(site, 'zaehlung', service(outside.url))
  const policy = (await (await fetch(site.url)).headers.get('content-security-policy'))!
  expect(policy).toContain(outside.url)

  await visit(page, '/cookies')
  await expect(bannerOf(page)).toContainText('Besuchszählung: Empfänger Zählwerk GmbH, Jena, Drittland: Norwegen.')
  await switchOf(page, 'Präferenzen').click()
  await expect(page.getByText('Cookie aktiviert')).toBeVisible()
  expect(await marksOf(page)).toEqual(noMarks)
  expect(outside.asked).toEqual([])

  await switchOf(page, 'Analyse').click()
  await expect.poll(() => marksOf(page)).toEqual(allMarks)
  const other = await context.newPage()
  watch(other)
  await visit(other, '/partners')
  await expect.poll(async () => (await marksOf(other)).script).toBe('here')
  expect(outside.asked).toEqual(['/count.js', '/count.js'])

  const reloaded = page.waitForEvent('load')
  const otherReloaded = other.waitForEvent('load')
  await switchOf(page, 'Analyse').click()
  await reloaded
  await expect(page.getByText('Cookie deaktiviert')).toBeVisible()
  await otherReloaded
  await expect(switchOf(page, 'Analyse')).not.toBeChecked()
  expect(await marksOf(page)).toEqual(noMarks)
  expect(await marksOf(other)).toEqual(noMarks)
  expect(outside.asked).toHaveLength(2)
})

test('rejecting or resetting withdraws as well; a new purpose asks again, a new name does not', async ({
  page,
  site,
  allowedOrigins,
}) => {
  await using outside = await startOutsideService()
  allowedOrigins.push(outside.url)
  await using registered = await registerService(site, 'zaehlung-neu', service(outside.url))
  await visit(page)
  await bannerOf(page).getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect.poll(() => marksOf(page)).toEqual(allMarks)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
  const reloaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Ablehnen' }).click()
  await reloaded
  await expect(page.getByText('Cookies abgelehnt')).toBeVisible()
  expect(await marksOf(page)).toEqual(noMarks)
  await dialog.getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect.poll(() => marksOf(page)).toEqual(allMarks)
  const again = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Zurücksetzen' }).click()
  await again
  await expect(bannerOf(page)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await marksOf(page)).toEqual(noMarks)

  await bannerOf(page).getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect.poll(() => marksOf(page)).toEqual(allMarks)
  const asked = outside.asked.length
  await registered.change({ name: 'Zählung' })
  await visit(page)
  await expect.poll(() => outside.asked.length).toBe(asked + 1)
  // Three seconds later: it would be there.
  await expect(page.locator('[data-chat=closed]')).toBeAttached()
  await expect(bannerOf(page)).toHaveCount(0)
  await registered.change({ purpose: 'Zählt Aufrufe und Wege.' })
  await visit(page)
  await expect(bannerOf(page)).toBeVisible()
  expect((await marksOf(page)).script).toBeNull()
  expect(outside.asked).toHaveLength(asked + 1)
})

test('an embedded video waits for a click and can be removed again', async ({
  page,
  site,
  allowedOrigins,
  browser,
}) => {
  await using outside = await startOutsideService()
  allowedOrigins.push(outside.url)
  await using _registered = await registerService(site, 'videothek', {
    ...service(outside.url),
    name: 'Videothek',
    category: 'marketing',
    script: `${outside.url}/embed/`,
    use: 'embed',
    keys: [],
  })
  const post = '/api/content/blogPosts/umzug-in-die-cloud'
  const embed = (address: string, kind: string) =>
    `<figure data-embed="${address}" data-kind="${kind}"><figcaption>Rundgang</figcaption></figure>`
  const before = ((await (await site.send('GET', post)).json()) as { item: { content: string } }).item.content
  const content = `<p>Sehen Sie selbst.</p>${embed(`${outside.url}/embed/1`, 'video')}${embed('https://karten.example/1', 'map')}`
  expect((await site.send('PATCH', post, { version: 1, values: { content } })).status).toBe(200)

  await visit(page, '/blog/umzug-in-die-cloud')
  const video = page.getByRole('figure').filter({ hasText: 'Dieses Video' })
  await expect(video).toContainText('Dabei erfährt Zählwerk GmbH, Jena Ihre IP-Adresse')
  await expect(video.getByRole('link', { name: 'Bei 127.0.0.1 ansehen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Karte laden' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Bei karten.example ansehen' })).toBeVisible()
  await bannerOf(page).getByRole('button', { name: 'Alle akzeptieren' }).click()
  expect(outside.asked).toEqual([])
  await video.getByRole('button', { name: 'Video laden' }).click()
  await expect(page.frameLocator('iframe[title="Rundgang"]').getByText('Video läuft')).toBeVisible()
  await page.getByRole('button', { name: 'Wieder entfernen' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Video laden' })).toBeFocused()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${site.url}/blog/umzug-in-die-cloud`)
  await expect(plain.getByRole('link', { name: 'Bei 127.0.0.1 ansehen' })).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Video laden' })).toBeHidden()
  await context.close()
  expect((await site.send('PATCH', post, { version: 2, values: { content: before } })).status).toBe(200)
})

test('page views are counted without anything stored, unless the visitor objects', async ({ browser, site }) => {
  const total = async () => {
    const report = (await (await site.send('GET', '/api/page-views?tage=7')).json()) as {
      pages: { page: string; views: number }[]
    }
    return (path: string) => report.pages.find(({ page }) => page === path)?.views ?? 0
  }
  const before = await total()
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'
  const context = await browser.newContext({ userAgent })
  const page = await context.newPage()
  await visit(page, `${site.url}/partners`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  // Told after the page has changed.
  await expect.poll(async () => (await total())('/faq') - before('/faq')).toBe(1)
  const objecting = await browser.newContext({ userAgent, extraHTTPHeaders: { 'sec-gpc': '1' } })
  await visit(await objecting.newPage(), `${site.url}/partners`)
  const after = await total()
  expect(after('/partners') - before('/partners')).toBe(1)
  expect(after('/faq') - before('/faq')).toBe(1)
  expect(await context.cookies()).toEqual([])
  await context.close()
  await objecting.close()
})
