import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, devices, type Browser, type Locator, type Page } from '@playwright/test'
import { wholeBrowser } from '../playwright.config.ts'
import { toSettle } from '../tests/e2e/visit.ts'
import { startSite } from '../tests/start-site.ts'
import { median, quantile, report } from './report.ts'

// npm run bench:input [-- rounds]: real taps on a phone whose processor is four times slower, from the input to the next
// paint as the browser itself counts it (Event Timing). Once when the page has come to rest, and once for the first tap of
// all, 200 ms after the first paint.

type Interaction = { name: string; path: string; find: (page: Page) => Locator; onlyAtRest?: true }
type Taken = { name: string; duration: number; interactionId: number }

const rounds = Number(process.argv[2] ?? 20)
const slowdown = 4
const firstTapAfterMs = 200
const limitMs = 100
/** The browser tells only of what took at least so long. */
const leastMs = 16

// The button of the chat comes when the notice about cookies has gone, so that no early tap can meet it.
const interactions: Interaction[] = [
  { name: 'menu', path: '/', find: (page) => page.getByRole('button', { name: 'Menü öffnen' }) },
  { name: 'theme', path: '/', find: (page) => page.locator('header .theme-button').first() },
  { name: 'dialog', path: '/', find: (page) => page.locator('main [data-dialog]').first() },
  { name: 'chat', path: '/team', find: (page) => page.locator('[data-chat-open]'), onlyAtRest: true },
  { name: 'filter', path: '/training', find: (page) => page.locator('main form label').nth(1) },
  { name: 'page change', path: '/blog', find: (page) => page.locator('main a[href^="/blog/"]').first() },
]

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-bench-'))
const site = await startSite({ SCHAUFENSTER_DATA_DIR: folder, SCHAUFENSTER_RENDERS_PER_MINUTE: '100000' })
const browser = await chromium.launch(wholeBrowser)
const figures: { name: string; early: number[]; atRest: number[] }[] = []
try {
  for (const interaction of interactions) {
    const taken = { name: interaction.name, early: [] as number[], atRest: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      if (!interaction.onlyAtRest) taken.early.push(await measure(browser, interaction, true))
      taken.atRest.push(await measure(browser, interaction, false))
    }
    figures.push(taken)
  }
} finally {
  await browser.close()
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
}
print()

async function measure(browser: Browser, { path, find, onlyAtRest }: Interaction, early: boolean): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'de-DE' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(() => {
      const seen: object[] = []
      Object.assign(window, { seen })
      const options = { type: 'event', durationThreshold: 16, buffered: true }
      new PerformanceObserver((list) => seen.push(...list.getEntries())).observe(options)
    })
    // Otherwise its window opens by itself, and there is no button.
    if (onlyAtRest) await page.addInitScript(() => sessionStorage.setItem('schaufenster-chat-closed', '1'))
    await page.goto(site.url + path, { waitUntil: early ? 'commit' : 'load' })
    await page.waitForFunction((afterMs) => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      return paint && performance.now() > paint.startTime + afterMs
    }, firstTapAfterMs)
    if (!early) await toSettle(page)
    if (onlyAtRest) await page.locator('[data-answer="rejected"]').first().tap()
    const target = find(page)
    await target.waitFor()
    await target.evaluate(bringIntoSight)
    // What a jump brings into sight is drawn first: nobody has seen it, or has a finger on it, before.
    if (!early) await page.evaluate(atRest)
    await target.tap({ noWaitAfter: true, force: true })
    // Two frames later the browser has told of everything that took long.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
    const seen = await page.evaluate(() =>
      (window as unknown as { seen: Taken[] }).seen.map(({ name, duration, interactionId }) => ({
        name,
        duration,
        interactionId,
      })),
    )
    return Math.max(leastMs, ...seen.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration))
  } finally {
    await context.close()
  }
}

/** Who taps at once taps what is there without scrolling. The middle of the screen is free of the notice about cookies. */
function bringIntoSight(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect()
  const front = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!element.contains(front)) element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Two frames and a moment without work. */
async function atRest(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((shown) => requestAnimationFrame(shown))
  await new Promise((idle) => requestIdleCallback(idle))
}

function print(): void {
  const cells = (values: number[]) => (values.length === 0 ? ['–', '–'] : [median(values), quantile(values, 0.95)])
  const caption = `From a tap to the next paint at ${slowdown}× slowdown in ms, ${rounds} rounds; at most ${limitMs} at p95:`
  const columns = ['', 'first tap: median', 'p95', 'at rest: median', 'p95']
  const rows = figures.map(({ name, early, atRest }) => [name, ...cells(early), ...cells(atRest)])
  report('input', [{ caption, columns, rows }], figures)
}
