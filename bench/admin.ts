import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import playwrightConfig from '../playwright.config.ts'
import { startSite } from '../tests/start-site.ts'

// npm run bench:admin [-- letters]: typing in an empty article and in one of 100 KB, both with the preview beside them, from
// the key to the next paint as the browser itself counts it (Event Timing); how long the preview takes to show a word; and a
// paste of one sentence and of 200 KB into an empty article. Prints each with its ratio to the empty or short one, and writes
// test-results/bench-admin.json.

const letters = Number(process.argv[2] ?? 120)
const betweenMs = 90
/** The browser tells only of what took at least so long. */
const leastMs = 16
const apiToken = 'token-for-the-bench-0123456789abcdef'

const paragraph = (index: number) => `<p>Absatz ${index}: ${'Wort '.repeat(18)}ende.</p>`
const textOfKilobytes = (kilobytes: number) =>
  Array.from({ length: Math.ceil((kilobytes * 1_000) / paragraph(100).length) }, (_, index) => paragraph(index)).join(
    '',
  )

type Figures = { article: string; keyMedianMs: number; keyP95Ms: number; previewMs: number }

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-bench-'))
const site = await startSite({ SCHAUFENSTER_DATA_DIR: folder, SCHAUFENSTER_API_TOKEN: apiToken })
const browser = await chromium.launch(playwrightConfig.use?.launchOptions)
const figures: Figures[] = []
const pasteMs = { sentence: 0, '200-kb': 0 }
try {
  for (const [article, kilobytes] of [
    ['leer', 0.1],
    ['100-kb', 100],
  ] as const) {
    const page = await openPost(article, textOfKilobytes(kilobytes))
    figures.push({ article, ...(await typeInto(page)), previewMs: await timePreview(page) })
    await page.context().close()
  }
  pasteMs.sentence = await timePaste(await openPost('satz', '<p>Anfang.</p>'), '<p>Ein Satz.</p>')
  pasteMs['200-kb'] = await timePaste(await openPost('eingefuegt', '<p>Anfang.</p>'), textOfKilobytes(200))
} finally {
  await browser.close()
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
}
const [empty, long] = figures as [Figures, Figures]
const rounded = (ratio: number) => Math.round(ratio * 100) / 100
const ratios = {
  typing: rounded(long.keyP95Ms / empty.keyP95Ms),
  preview: rounded(long.previewMs / empty.previewMs),
  paste: rounded(pasteMs['200-kb'] / pasteMs.sentence),
}
console.table(figures)
console.table(pasteMs)
console.log(`long to empty: ${JSON.stringify(ratios)}`)
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/bench-admin.json', JSON.stringify({ figures, pasteMs, ratios }, null, 2))

async function openPost(id: string, content: string): Promise<Page> {
  const headers = { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' }
  const values = { title: id, teaser: 'Worum es geht', content }
  const body = JSON.stringify({ id, values, draft: true })
  await fetch(`${site.url}/api/content/blogPosts`, { method: 'POST', headers, body })
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { authorization: headers.authorization },
  })
  const page = await context.newPage()
  await page.goto(`${site.url}/admin/inhalte/blogPosts/${id}`)
  await page.getByRole('textbox', { name: 'Inhalt' }).locator('p').first().click()
  await preview(page).getByRole('heading', { level: 1 }).waitFor()
  return page
}

function preview(page: Page) {
  return page.frameLocator('iframe[title="Vorschau der Seite"]')
}

async function typeInto(page: Page): Promise<Pick<Figures, 'keyMedianMs' | 'keyP95Ms'>> {
  await page.evaluate((durationThreshold) => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration)
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, leastMs)
  await page.keyboard.press('End')
  for (let letter = 0; letter < letters; letter++) {
    await page.keyboard.press(letter % 6 === 5 ? 'Space' : 'a')
    await page.waitForTimeout(betweenMs)
  }
  const taken = await page.evaluate(() => (window as never as { seen: number[] }).seen)
  // What the browser does not tell of took less.
  const all = [...taken, ...Array.from({ length: Math.max(0, letters - taken.length) }, () => leastMs)].toSorted(
    (a, b) => a - b,
  )
  return { keyMedianMs: all[Math.floor(all.length / 2)]!, keyP95Ms: all[Math.floor(all.length * 0.95)]! }
}

/** From the last letter of a word to its sight in the preview; the middle of several. */
async function timePreview(page: Page): Promise<number> {
  const taken: number[] = []
  for (const word of ['eins', 'zwei', 'drei', 'vier', 'fünf']) {
    await page.waitForTimeout(1_500)
    await page.keyboard.type(` x${word}`)
    const from = performance.now()
    await preview(page).getByText(`x${word}`).first().waitFor({ state: 'attached' })
    taken.push(performance.now() - from)
  }
  return Math.round(taken.toSorted((a, b) => a - b)[2]!)
}

/** Until it is painted. */
async function timePaste(page: Page, pasted: string): Promise<number> {
  const taken = await page.getByRole('textbox', { name: 'Inhalt' }).evaluate(async (element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    const from = performance.now()
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - from
  }, pasted)
  await page.context().close()
  return Math.round(taken)
}
