import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { wholeBrowser } from '../playwright.config.ts'
import { startSite } from '../tests/start-site.ts'
import { measureColdScreens } from './admin-cold.ts'
import { measureList, type ListFigures } from './admin-list.ts'
import { median, quantile, report } from './report.ts'

// npm run bench:admin [-- letters]: typing in an empty article and in one of 100 KB, both with the preview beside them, from
// the key to the next paint as the browser itself counts it (Event Timing); how long the preview takes to paint a word; a
// paste of one sentence and of 200 KB into an empty article; and the list of posts with none and with 2,000 of them, each with
// its ratio to the empty or short one; at last the list and an editor on a processor four times slower.

const letters = Number(process.argv[2] ?? 120)
const betweenMs = 90
const manyPosts = 2_000
const listRounds = 5
const previewWords = 12
/** The browser tells only of what took at least so long. */
const leastMs = 16
const apiToken = 'token-for-the-bench-0123456789abcdef'

const paragraph = (index: number) => `<p>Absatz ${index}: ${'Wort '.repeat(18)}ende.</p>`
const textOfKilobytes = (kilobytes: number) =>
  Array.from({ length: Math.ceil((kilobytes * 1_000) / paragraph(100).length) }, (_, index) => paragraph(index)).join(
    '',
  )

type Figures = {
  article: string
  keyMedianMs: number
  keyP95Ms: number
  previewMedianMs: number
  previewP95Ms: number
}

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-bench-'))
const site = await startSite({ SCHAUFENSTER_DATA_DIR: folder, SCHAUFENSTER_API_TOKEN: apiToken })
const browser = await chromium.launch(wholeBrowser)
const figures: Figures[] = []
const pasteMs = { sentence: 0, '200-kb': 0 }
const lists: ListFigures[] = []
let cold = { list: 0, editor: 0 }
try {
  for (const [article, kilobytes] of [
    ['leer', 0.1],
    ['100-kb', 100],
  ] as const) {
    const page = await openPost(article, textOfKilobytes(kilobytes))
    figures.push({ article, ...(await typeInto(page)), ...(await timePreview(page)) })
    await page.context().close()
  }
  pasteMs.sentence = await timePaste(await openPost('satz', '<p>Anfang.</p>'), '<p>Ein Satz.</p>')
  pasteMs['200-kb'] = await timePaste(await openPost('eingefuegt', '<p>Anfang.</p>'), textOfKilobytes(200))
  for (const posts of [0, manyPosts]) lists.push(await measureList(browser, posts, listRounds))
  cold = await measureColdScreens(browser, manyPosts, listRounds)
} finally {
  await browser.close()
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
}
const [empty, long] = figures as [Figures, Figures]
const [none, many] = lists
const row = (name: string, short: number, longer: number) => [name, short, longer, (longer / short).toFixed(2)]
report(
  'admin',
  [
    {
      caption: 'Writing, in ms:',
      columns: ['', 'empty article', '100 KB', 'ratio'],
      rows: [
        row('a key, median', empty.keyMedianMs, long.keyMedianMs),
        row('a key, 95 of 100 (at most 50)', empty.keyP95Ms, long.keyP95Ms),
        row('a word until the preview shows it, median', empty.previewMedianMs, long.previewMedianMs),
        row('a word until the preview shows it, 95 of 100 (at most 150)', empty.previewP95Ms, long.previewP95Ms),
        row('a paste, one sentence and 200 KB (at most 1,000)', pasteMs.sentence, pasteMs['200-kb']),
      ],
    },
    {
      caption: 'The list of posts until it is usable, in ms (at most 1,000):',
      columns: ['', 'no posts', `${manyPosts.toLocaleString('en')} posts`, 'ratio'],
      rows: [
        row('first visit', none!.cold.ms, many!.cold.ms),
        row('second visit', none!.warm.ms, many!.warm.ms),
        row('from the overview', none!.inside.ms, many!.inside.ms),
      ],
    },
    {
      caption: 'What the main thread of the page works for it, in ms of processor time:',
      columns: ['', 'no posts', `${manyPosts.toLocaleString('en')} posts`, 'ratio'],
      rows: [
        row('first visit', none!.cold.workMs, many!.cold.workMs),
        row('second visit', none!.warm.workMs, many!.warm.workMs),
        row('from the overview', none!.inside.workMs, many!.inside.workMs),
      ],
    },
    {
      caption: 'First visit on a processor four times slower until it is usable, in ms:',
      columns: ['', 'measured', 'at most'],
      rows: [
        [`list of ${manyPosts.toLocaleString('en')} posts`, cold.list, '1,500'],
        ['editor of a post', cold.editor, '2,000'],
      ],
    },
  ],
  { letters, listRounds, figures, pasteMs, lists, cold },
)

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
  const all = [...taken, ...Array.from({ length: Math.max(0, letters - taken.length) }, () => leastMs)]
  return { keyMedianMs: median(all), keyP95Ms: quantile(all, 0.95) }
}

/** From the last letter of a word to its sight in the preview, by the clock of the page itself. */
async function timePreview(page: Page): Promise<Pick<Figures, 'previewMedianMs' | 'previewP95Ms'>> {
  const taken: number[] = []
  for (let word = 0; word < previewWords; word++) {
    await page.waitForTimeout(1_500)
    const shown = page.evaluate(previewOf, `xwort${word}x`)
    await page.keyboard.type(` xwort${word}x`)
    taken.push(await shown)
  }
  return { previewMedianMs: Math.round(median(taken)), previewP95Ms: Math.round(quantile(taken, 0.95)) }
}

/** Runs in the page: how long after the newest key the preview was painted with a text. */
function previewOf(text: string): Promise<number> {
  const shown = document.querySelector<HTMLIFrameElement>('iframe[title="Vorschau der Seite"]')!.contentDocument!
  let pressed = 0
  const press = () => (pressed = performance.now())
  addEventListener('keydown', press, { capture: true })
  return new Promise((resolve) => {
    const changes = new MutationObserver((records) => {
      if (!records.some(({ target }) => target.textContent?.includes(text))) return
      changes.disconnect()
      removeEventListener('keydown', press, { capture: true })
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
    })
    changes.observe(shown, { subtree: true, childList: true, characterData: true })
  })
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
