import { expect, test, withMotion, type Page } from './site.ts'
import { visit } from './visit.ts'

// What is fetched ahead where a finger gives no notice (app/site/browser/fetch-seen.ts).

test.use({ ...withMotion, viewport: { width: 412, height: 839 }, hasTouch: true, isMobile: true })

function watchAhead(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.headers()['x-page-fetch'] === 'ahead') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** The last of what comes by itself is there. */
const atRest = (page: Page) => expect(page.locator('[aria-hidden=true] > canvas')).toHaveCount(1)
/** Somebody's finger was here, on nothing that does anything. */
const touch = (page: Page) => page.locator('main h1').tap()

test('who has touched the page and reads on gets what links in sight lead to, a few pages and no more', async ({
  page,
}) => {
  await visit(page, '/blog')
  const asked = watchAhead(page)
  await atRest(page)
  await touch(page)
  await page.locator('main a[href^="/blog/"]').first().scrollIntoViewIfNeeded()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  for (const link of (await page.locator('main a[href^="/blog/"]').all()).slice(0, 8)) {
    await link.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
  }
  await expect.poll(() => asked.length).toBe(4)
  expect(new Set(asked).size).toBe(4)
  expect(asked.every((path) => path.startsWith('/blog/'))).toBe(true)
  // It is there: nothing is loaded by the tap but what says that it is looked at.
  const shown = page.waitForRequest((request) => request.headers()['x-page-fetch'] === 'shown')
  await page.locator(`main a[href="${asked[0]}"]`).first().tap()
  expect((await shown).method()).toBe('HEAD')
  await expect(page).toHaveURL(asked[0]!)
})

test('who just looks in, or saves data, gets nothing that was not asked for', async ({ page }) => {
  await visit(page, '/blog')
  const asked = watchAhead(page)
  await page.locator('main a[href^="/blog/"]').first().scrollIntoViewIfNeeded()
  await atRest(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await visit(page, '/blog')
  await atRest(page)
  await touch(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})
