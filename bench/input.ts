import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium, devices, type Browser } from '@playwright/test'
import { wholeBrowser } from '../playwright.config.ts'
import { toSettle } from '../tests/e2e/visit.ts'
import { startSite } from '../tests/start-site.ts'
import { median, quantile, report } from './report.ts'

// npm run bench:input [-- rounds]: real taps on a phone whose processor is four times slower, from the input to the next
// paint as the browser itself counts it (Event Timing). Once when the page has come to rest, and once for the first tap of
// all, 200 ms after the first paint.

type Interaction = { name: string; path: string; target: string; onlyAtRest?: true }
type Point = { x: number; y: number }

const rounds = Number(process.argv[2] ?? 20)
const slowdown = 4
const firstTapAfterMs = 200
/** A finger stays on the glass; taken away in the same moment, the frame of its own press would be in its way. */
const touchMs = 60
const limitMs = 100
/** The browser tells only of what took at least so long. */
const leastMs = 16
/** It has told of a tap by then. */
const toldWithinMs = 1_500

declare function tapAt(point: string): void
declare function tapTook(duration: string): void

// The button of the chat comes when the notice about cookies has gone, so that no early tap can meet it.
const interactions: Interaction[] = [
  { name: 'menu', path: '/', target: 'header button[aria-haspopup=dialog]' },
  { name: 'theme', path: '/', target: 'header .theme-button' },
  { name: 'dialog', path: '/', target: 'main [data-dialog]' },
  { name: 'chat', path: '/team', target: '[data-chat-open]', onlyAtRest: true },
  { name: 'filter', path: '/training', target: 'main form label + label' },
  { name: 'page change', path: '/blog', target: 'main a[href^="/blog/"]' },
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

/**
 * Nothing is asked of the page while it is measured, because on a slow processor that takes longer than what is measured: the
 * page says itself where to tap, and how long it took.
 */
async function measure(browser: Browser, { path, target, onlyAtRest }: Interaction, early: boolean): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'de-DE' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await session.send('Runtime.enable')
    for (const name of ['tapAt', 'tapTook']) await session.send('Runtime.addBinding', { name })
    const told = new EventEmitter()
    session.on('Runtime.bindingCalled', ({ name, payload }) => told.emit(name, JSON.parse(payload)))
    await page.addInitScript(tellDurations, leastMs)
    await page.addInitScript(tellPlace, { target, afterMs: early ? firstTapAfterMs : undefined })
    // Otherwise its window opens by itself, and there is no button.
    if (onlyAtRest) await page.addInitScript(() => sessionStorage.setItem('schaufenster-chat-closed', '1'))
    const place = once(told, 'tapAt', { signal: AbortSignal.timeout(60_000) }) as Promise<[Point]>
    await page.goto(site.url + path, { waitUntil: early ? 'commit' : 'load' })
    if (!early) await toSettle(page)
    if (onlyAtRest) await page.locator('[data-answer="rejected"]').first().tap()
    if (!early) await page.locator(target).first().waitFor()
    if (!early) await page.evaluate(() => dispatchEvent(new Event('tell-place')))
    const [point] = await place
    const durations: number[] = []
    told.on('tapTook', (duration: number) => durations.push(duration))
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await delay(touchMs)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await delay(toldWithinMs)
    return Math.max(leastMs, ...durations)
  } finally {
    await context.close()
  }
}

/** Of everything that a tap sets off; the browser tells of it after the paint. */
function tellDurations(leastMs: number): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId) tapTook(JSON.stringify(entry.duration))
  }).observe({ type: 'event', durationThreshold: leastMs, buffered: true } as PerformanceObserverInit)
}

/**
 * Where the target is: so long after the first paint, or when somebody asks and all is quiet. What lies further down is
 * brought into sight before that: nobody has a finger on what is not there yet.
 */
function tellPlace({ target, afterMs }: { target: string; afterMs: number | undefined }): void {
  const centre = (element: Element): Point => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  /** Until it is painted there: nobody aims at what cannot be seen. */
  const bringIntoSight = async () => {
    const element = document.querySelector(target)!
    const { x, y } = centre(element)
    if (element.contains(document.elementFromPoint(x, y))) return
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    for (let frame = 0; frame < 2; frame++) await new Promise((shown) => requestAnimationFrame(shown))
  }
  // Not what moves with the page, or for ever.
  const ends = ({ playState, timeline, effect }: Animation) =>
    playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
  const tell = () => tapAt(JSON.stringify(centre(document.querySelector(target)!)))
  addEventListener('tell-place', async () => {
    await bringIntoSight()
    await Promise.allSettled(document.getAnimations().flatMap((moving) => (ends(moving) ? moving.finished : [])))
    await new Promise((idle) => requestIdleCallback(idle))
    tell()
  })
  if (afterMs === undefined) return
  new PerformanceObserver(async (list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint')
    if (!paint) return
    await bringIntoSight()
    setTimeout(tell, Math.max(0, paint.startTime + afterMs - performance.now()))
  }).observe({ type: 'paint', buffered: true })
}

function print(): void {
  const cells = (values: number[]) => (values.length === 0 ? ['–', '–'] : [median(values), quantile(values, 0.95)])
  const caption = `From a tap to the next paint at ${slowdown}× slowdown in ms, ${rounds} rounds; at most ${limitMs} at p95:`
  const columns = ['', 'first tap: median', 'p95', 'at rest: median', 'p95']
  const rows = figures.map(({ name, early, atRest }) => [name, ...cells(early), ...cells(atRest)])
  report('input', [{ caption, columns, rows }], figures)
}
