import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import playwrightConfig from '../playwright.config.ts'

type Audit = { numericValue?: number; details?: { items?: unknown[] } }
type Run = (
  url: string,
  options: object,
) => Promise<{ lhr: { audits: Record<string, Audit>; categories: Record<string, { score: number }> } }>
export type Visit = {
  score: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  bytes: number
  requests: number
}

const tools = join(import.meta.dirname, 'tools')
const port = 9_333

/** Lighthouse as on a phone, each visit in a browser of its own. Installed on demand, so that nobody else waits for it. */
export async function openLighthouse(): Promise<(url: string) => Promise<Visit>> {
  if (!existsSync(join(tools, 'node_modules/lighthouse')))
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: tools, stdio: 'inherit' })
  const { default: lighthouse } = (await import(join(tools, 'node_modules/lighthouse/core/index.js'))) as {
    default: Run
  }
  return async (url) => {
    const browser = await chromium.launch({
      ...playwrightConfig.use?.launchOptions,
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    })
    try {
      const options = { port, onlyCategories: ['performance'], output: 'json', logLevel: 'error' }
      const { lhr } = await lighthouse(url, options)
      const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
      return {
        score: Math.round(lhr.categories.performance!.score * 100),
        fcp: value('first-contentful-paint'),
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
        bytes: value('total-byte-weight'),
        requests: lhr.audits['network-requests']?.details?.items?.length ?? Number.NaN,
      }
    } finally {
      await browser.close()
    }
  }
}
