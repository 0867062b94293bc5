import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { wholeBrowser } from '../playwright.config.ts'
import { startOnFirstCore, stop } from './load.ts'
import { report } from './report.ts'

// npm run bench:particles: what the moving background costs the main thread (J24), against the same page standing still.

const seconds = 15
const folder = mkdtempSync(join(tmpdir(), 'schaufenster-bench-'))
const site = await startOnFirstCore(
  ['build/server/index.js'],
  { PORT: '0', HOST: '127.0.0.1', SCHAUFENSTER_DATA_DIR: folder, NODE_ENV: 'production' },
  /localhost:(\d+)/,
)
const browser = await chromium.launch(wholeBrowser)
try {
  const moving = await scriptShare('no-preference')
  const still = await scriptShare('reduce')
  const percent = (share: number) => `${share.toFixed(2)} %`
  const table = {
    columns: ['main thread in scripts', ''],
    rows: [
      ['moving', percent(moving)],
      ['standing still', percent(still)],
      ['the background costs (at most 2 %)', percent(moving - still)],
    ],
  }
  report('particles', [table], { moving, still })
  process.exitCode = moving - still <= 2 ? 0 : 1
} finally {
  await browser.close()
  await stop(site.child)
  rmSync(folder, { recursive: true, force: true })
}

async function scriptShare(reducedMotion: 'no-preference' | 'reduce'): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 }, reducedMotion })
  await page.goto(`http://localhost:${site.port}/`)
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  if (reducedMotion === 'no-preference') await page.locator('canvas').waitFor({ state: 'attached' })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  const scriptSeconds = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')!.value
  }
  const before = await scriptSeconds()
  await page.waitForTimeout(seconds * 1_000)
  const share = ((await scriptSeconds()) - before) / seconds
  await page.close()
  return share * 100
}
