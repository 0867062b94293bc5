import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { readConfig } from '#server/config.ts'
import { seed } from '#server/content/seed.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { createLog } from '#server/log.ts'
import { startSite } from '../tests/start-site.ts'
import { fillSite } from './growth-content.ts'
import { median } from './report.ts'

/** How long a list takes until somebody can work with it, each the median of all rounds. */
export type ListFigures = { posts: number; coldMs: number; warmMs: number; insideMs: number }

const apiToken = 'token-for-the-bench-0123456789abcdef'

/**
 * The list of posts of a site with so many: in a browser that has never been there, once more in the same one, and from the
 * overview by the sidebar. Usable means drawn and alive, so that keys and clicks do something.
 */
export async function measureList(browser: Browser, posts: number, rounds: number): Promise<ListFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-bench-'))
  await fill(folder, posts)
  const site = await startSite({ SCHAUFENSTER_DATA_DIR: folder, SCHAUFENSTER_API_TOKEN: apiToken })
  const taken = { cold: [] as number[], warm: [] as number[], inside: [] as number[] }
  try {
    // The first of all reads into memory what later ones find there: that is the start of the server, not the list.
    await inNewBrowser(browser, (page) => openList(page, site.url))
    for (let round = 0; round < rounds; round++)
      await inNewBrowser(browser, async (page) => {
        taken.cold.push(await openList(page, site.url))
        taken.warm.push(await openList(page, site.url))
        taken.inside.push(await comeFromOverview(page, site.url))
      })
  } finally {
    await site[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  }
  const [coldMs, warmMs, insideMs] = [taken.cold, taken.warm, taken.inside].map((values) => Math.round(median(values)))
  return { posts, coldMs: coldMs!, warmMs: warmMs!, insideMs: insideMs! }
}

async function fill(folder: string, posts: number): Promise<void> {
  const database = await openDatabase(readConfig({ SCHAUFENSTER_DATA_DIR: folder }), createLog('silent'))
  await migrate(database)
  await seed(database, '2026-01-01T00:00:00.000Z')
  await fillSite(database, { posts, media: 0 })
  await database.close()
}

async function inNewBrowser(browser: Browser, measure: (page: Page) => Promise<unknown>): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { authorization: `Bearer ${apiToken}` },
  })
  try {
    await measure(await context.newPage())
  } finally {
    await context.close()
  }
}

/** The page itself notes when it is alive, counted from the navigation (app/kit/page/page-change.tsx). */
async function openList(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/admin/inhalte/blogPosts`)
  await page.getByRole('heading', { level: 1, name: 'Blogbeiträge' }).waitFor()
  const started = page.locator('html[data-started]')
  await started.waitFor({ state: 'attached' })
  return Number(await started.getAttribute('data-started'))
}

async function comeFromOverview(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/admin`)
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  return page.evaluate(async () => {
    const shown = () => document.querySelector('main h1')?.textContent === 'Blogbeiträge'
    const from = performance.now()
    document.querySelector<HTMLElement>('nav a[href="/admin/inhalte/blogPosts"]')!.click()
    while (!shown()) await new Promise((resolve) => requestAnimationFrame(resolve))
    // Until it is painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - from
  })
}
