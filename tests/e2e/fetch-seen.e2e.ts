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
  for (const link of await page.locator('main a[href^="/blog/"]').all()) {
    await link.scrollIntoViewIfNeeded()
    const path = (await link.getAttribute('href'))!
    await expect.poll(() => asked.length === 4 || asked.includes(path)).toBe(true)
  }
  expect(asked).toHaveLength(4)
  expect(new Set(asked).size).toBe(4)
  expect(asked.every((path) => path.startsWith('/blog/'))).toBe(true)
  // It is there: nothing is loaded by the tap but what says that it is looked at.
  const shown = page.waitForRequest((request) => request.headers()['x-page-fetch'] === 'shown')
  await page.locator(`main a[href="${asked[0]}"]`).first().tap()
  expect((await shown).method()).toBe('HEAD')
  await expect(page).toHaveURL(asked[0]!)
})

for (const [who, saveData] of [
  ['just looks in', false],
  ['saves data', true],
] as const)
  test(`who ${who} gets nothing that was not asked for`, async ({ page }) => {
    if (saveData)
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.clock.install()
    await visit(page, '/blog')
    const asked = watchAhead(page)
    await page.locator('main a[href^="/blog/"]').first().scrollIntoViewIfNeeded()
    await page.clock.runFor(5_000)
    await atRest(page)
    if (saveData) await touch(page)
    // Longer than anybody waits for rest; what came into sight is told in between.
    for (let seconds = 0; seconds < 5; seconds++) await page.clock.runFor(1_000)
    expect(asked).toEqual([])
  })
