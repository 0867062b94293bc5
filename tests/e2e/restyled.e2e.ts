import type { Browser } from '@playwright/test'
import { expect, test, withMotion, type Page } from './site.ts'
import { visit } from './visit.ts'

test.use({ viewport: { width: 412, height: 839 }, hasTouch: true, isMobile: true })

type TraceEvent = {
  name: string
  id2?: { local?: string }
  args?: {
    elementCount?: number
    beginData?: { dirtyObjects?: number; totalObjects?: number }
    data?: { displayName?: string; compositeFailed?: number; unsupportedProperties?: string[] }
  }
}

/** What the browser writes down of itself while this happens. */
async function trace(browser: Browser, happens: () => Promise<unknown>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.animations'] },
  })
  await happens()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return events
}

/** What came into view has been on the screen, and what waits for that has begun. */
const paintedTwice = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))

/** The most elements that were styled at once, and the largest share of the page that was laid out, while this happened. */
async function measure(browser: Browser, page: Page, happens: () => Promise<unknown>) {
  const events = await trace(browser, async () => {
    await happens()
    await paintedTwice(page)
  })
  const counted = (what: 'dirtyObjects' | 'totalObjects') =>
    Math.max(1, ...events.map(({ args }) => args?.beginData?.[what] ?? 0))
  return {
    styled: Math.max(0, ...events.map(({ args }) => args?.elementCount ?? 0)),
    laidOut: counted('dirtyObjects') / counted('totalObjects'),
  }
}

const animationsIn = (events: TraceEvent[]) => events.filter(({ name }) => name === 'Animation')
const namesIn = (events: TraceEvent[]) => animationsIn(events).flatMap(({ args }) => args?.data?.displayName ?? [])

/** `visibility` cannot be moved, it is changed once, at the end; the story of the home page moves with the scrolling alone. */
const mayBeDrawn = ['visibility', 'clip-path']

/** Animations that the page must paint in every frame. */
function drawnByPage(events: TraceEvent[], of = '') {
  // The name comes as one begins, what hinders it later; then its number is given to another.
  const names = new Map<string, string>()
  return animationsIn(events).filter(({ args: { data } = {}, id2: { local = '' } = {} }) => {
    if (data?.displayName) names.set(local, data.displayName)
    const isMeant = of === '' || names.get(local)?.startsWith(of)
    return isMeant && data?.compositeFailed && !mayBeDrawn.includes(data.unsupportedProperties?.join() ?? '')
  })
}

test('a tap styles what it changes, not the whole page, and styles that come with it lay out nothing else', async ({
  browser,
  page,
}) => {
  await visit(page, '/training')
  const elements = await page.locator('body *').count()
  const reject = page.locator('[data-answer=rejected]')
  const toast = page.getByRole('status').getByText('Cookies abgelehnt')
  await reject.waitFor()
  const answered = await measure(browser, page, async () => {
    await reject.tap()
    await toast.waitFor()
  })
  expect(answered.styled).toBeLessThan(elements / 4)
  expect(answered.laidOut).toBeLessThan(0.5)

  await page.locator('[data-chat-open]').waitFor()
  const chat = await measure(browser, page, async () => {
    await page.locator('[data-chat-open]').tap()
    await page.locator('[data-chat] textarea').waitFor()
  })
  expect(chat.styled).toBeLessThan(elements / 4)
  await page.locator('[data-chat-close]').tap()

  const topic = page.locator('main form label').nth(1)
  await topic.scrollIntoViewIfNeeded()
  const filter = await measure(browser, page, async () => {
    await topic.tap()
    await expect(page).toHaveURL(/format=/)
  })
  expect(filter.styled).toBeLessThan(elements / 4)

  // A modal dialog makes all others inert, which is a style; but nothing of them moves.
  const dialog = await measure(browser, page, async () => {
    await page.locator('footer [data-dialog]').first().tap()
    await page.getByRole('dialog').getByRole('heading').first().waitFor()
  })
  expect(dialog.laidOut).toBeLessThan(0.5)
})

test.describe('with motion', () => {
  // What lies further down waits until somebody turns to it, as it does for people.
  test.use({ ...withMotion, settled: false })

  test('what moves by itself is moved by the compositor, and asks nothing of the page in any frame', async ({
    browser,
    page,
  }) => {
    for (const path of ['/', '/blog']) {
      const events = await trace(browser, async () => {
        await visit(page, path)
        await page.locator('[data-answer=rejected]').waitFor()
      })
      for (const moving of path === '/' ? ['weave-along', 'weave-in', 'give-way'] : ['weave-along'])
        expect(namesIn(events)).toContainEqual(expect.stringContaining(moving))
      expect(drawnByPage(events), path).toEqual([])
    }

    const button = page.locator('main [data-glowing]')
    await button.scrollIntoViewIfNeeded()
    // What is laid out on the way may push it on; what is out of sight is not given to the compositor.
    await paintedTwice(page)
    await button.scrollIntoViewIfNeeded()
    await paintedTwice(page)
    const glowing = await trace(browser, async () => {
      // A copy, whose glow nobody ends.
      await button.evaluate((element) => {
        const copy = element.cloneNode(true) as HTMLElement
        copy.dataset.glowing = 'true'
        element.after(copy)
        return Promise.all(copy.getAnimations({ subtree: true }).map(({ finished }) => finished))
      })
    })
    expect(namesIn(glowing)).toContainEqual(expect.stringContaining('glow'))
    expect(drawnByPage(glowing, 'glow')).toEqual([])

    const loading = await trace(browser, async () => {
      await page.locator('main a[href^="/blog/"]').first().tap()
      await expect(page).toHaveURL(/\/blog\/./)
    })
    expect(namesIn(loading)).toContainEqual(expect.stringContaining('fill'))
    expect(drawnByPage(loading, 'fill')).toEqual([])
  })
})
