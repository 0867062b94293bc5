import { expect, test, withMotion } from './site.ts'
import { visit } from './visit.ts'

test.use({ ...withMotion, settled: false })

const mostRequests = 20
const largestHomeBytes = 10 * 1_024

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

test('the home page is sent in at most 10 KB', async ({ site, request }) => {
  const answer = await request.head(site.url, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()['content-encoding']).toBe('br')
  expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(largestHomeBytes)
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
