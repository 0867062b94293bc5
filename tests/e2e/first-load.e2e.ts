import { expect, test, withMotion } from './site.ts'
import { visit } from './visit.ts'

test.use({ ...withMotion, settled: false })

const mostRequests = 20
const largestHomeBytes = 10 * 1_024
const largestStyleBytes = 15 * 1_024

for (const path of [
  '/',
  '/blog',
  '/blog/passkeys-im-unternehmen',
  '/training',
  '/contact',
  '/faq',
  '/portfolio',
  '/cookies',
])
  test(`a first visit of ${path} asks for little, nothing twice, and for no dialog`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await visit(page, path)
    // The threads come after everything else.
    await expect(page.locator('[aria-hidden=true] > canvas')).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(mostRequests)
    expect(asked.length - new Set(asked).size, asked.join('\n')).toBe(0)
    expect(asked.filter((url) => /\/dialoge\/|\/react-/.test(url))).toEqual([])
  })

test('the home page is sent in at most 10 KB, and with its styles in 25', async ({ site, request }) => {
  const bytesFor = async (purpose: Record<string, string>) => {
    const answer = await request.head(site.url, { headers: { 'accept-encoding': 'br', ...purpose } })
    expect(answer.headers()['content-encoding']).toBe('br')
    return Number(answer.headers()['content-length'])
  }
  expect(await bytesFor({ 'x-page-fetch': 'shown' })).toBeLessThanOrEqual(largestHomeBytes)
  expect(await bytesFor({})).toBeLessThanOrEqual(largestHomeBytes + largestStyleBytes)
})

test('nothing but the page itself stands before the first paint, and what it carries is not loaded later', async ({
  page,
}) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) sheets.push(new URL(request.url()).pathname)
  })
  await visit(page, '/contact')
  const blocking = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  )
  expect(blocking).toEqual([])
  // The form comes to life, and its parts name their styles.
  await page.getByLabel('Name', { exact: false }).first().click()
  await page.locator('footer [data-dialog]').first().click()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
  const carried = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('style[data-href]')].map((style) => style.dataset.href!),
  )
  expect(carried.length).toBeGreaterThan(1)
  expect(sheets.length).toBeGreaterThan(1)
  expect(sheets.filter((path) => carried.includes(path))).toEqual([])
})

test('what lies below the first screens waits for its layout, and a way into the page does not', async ({ page }) => {
  await visit(page)
  const waiting = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main > section')].map((part) => getComputedStyle(part).contentVisibility),
    )
  expect(await waiting()).toEqual(expect.arrayContaining(['auto']))
  await page.goto('/?von=link#leistungen')
  expect(await waiting()).not.toContain('auto')
  await visit(page)
  expect(await waiting()).toContain('auto')
  // Somebody turns to the page.
  await page.mouse.move(1, 1)
  await expect.poll(waiting).not.toContain('auto')
})
