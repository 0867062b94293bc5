import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { readConfig } from '#server/base/config.ts'
import { seed } from '#server/content/seed.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { createLog } from '#server/base/log.ts'
import { startSite } from '../tests/start-site.ts'
import { cpuMsAtRest } from './cpu-time.ts'
import { fillSite } from './growth-content.ts'

const restMs = 1_000
const apiToken = 'token-for-the-bench-0123456789abcdef'

/** A site with so many posts whose admin area can be measured. */
export async function startFilledSite(posts: number) {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-bench-'))
  await fill(folder, posts)
  const site = await startSite({ SCHAUFENSTER_DATA_DIR: folder, SCHAUFENSTER_API_TOKEN: apiToken })
  return {
    url: site.url,
    /** What the site reads ahead when it has just begun is nobody's request. */
    rests: () => cpuMsAtRest(site.process.pid!, restMs),
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function fill(folder: string, posts: number): Promise<void> {
  const database = await openDatabase(readConfig({ SCHAUFENSTER_DATA_DIR: folder }), createLog('silent'))
  await migrate(database)
  await seed(database, '2026-01-01T00:00:00.000Z')
  await fillSite(database, { posts, media: 0 })
  await database.close()
}

/** A signed-in editor in a browser that has never been there. */
export async function inNewBrowser<Result>(
  browser: Browser,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { authorization: `Bearer ${apiToken}` },
  })
  try {
    return await measure(await context.newPage())
  } finally {
    await context.close()
  }
}
