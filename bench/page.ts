import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import playwrightConfig from '../playwright.config.ts'
import { startSite } from '../tests/start-site.ts'
import { startScriptFreeTwin } from './script-free-twin.ts'

// npm run bench:page [-- rounds]: Lighthouse (mobile) on the pages of the site, side by side with the same HTML without any
// script, in turns, so that a slow moment of the machine meets both. Prints a table and writes test-results/bench-page.json.

type Audits = Record<string, { numericValue?: number }>
type Lighthouse = (
  url: string,
  options: object,
) => Promise<{ lhr: { audits: Audits; categories: Record<string, { score: number }> } }>
type Run = { page: string; twin: boolean; score: number; fcp: number; lcp: number; tbt: number; cls: number }

const rounds = Number(process.argv[2] ?? 5)
const pages = ['/', '/blog', '/blog/passkeys-im-unternehmen', '/training', '/contact', '/faq', '/portfolio']
const tools = join(import.meta.dirname, 'tools')
const port = 9_333

if (!existsSync(join(tools, 'node_modules/lighthouse')))
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: tools, stdio: 'inherit' })
const lighthouse = ((await import(join(tools, 'node_modules/lighthouse/core/index.js'))) as { default: Lighthouse })
  .default

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-bench-'))
const site = await startSite({ SCHAUFENSTER_DATA_DIR: folder, SCHAUFENSTER_RENDERS_PER_MINUTE: '100000' })
const twin = await startScriptFreeTwin(site.url)
const runs: Run[] = []
try {
  for (const page of pages) await Promise.all([fetch(site.url + page), fetch(twin.url + page)])
  for (let round = 0; round < rounds; round++)
    for (const page of pages)
      for (const { url } of [site, twin]) runs.push({ page, twin: url === twin.url, ...(await measure(url + page)) })
} finally {
  twin.stop()
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
}
print()

async function measure(url: string): Promise<Omit<Run, 'page' | 'twin'>> {
  const browser = await chromium.launch({
    ...playwrightConfig.use?.launchOptions,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    const { lhr } = await lighthouse(url, { port, onlyCategories: ['performance'], output: 'json', logLevel: 'error' })
    const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
    return {
      score: Math.round(lhr.categories.performance!.score * 100),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    }
  } finally {
    await browser.close()
  }
}

function print(): void {
  console.log(`\nMedian of ${rounds}, Lighthouse mobile; in brackets the same HTML without script\n`)
  console.log(
    '| page | score | FCP s | FCP ratio | LCP s | LCP ratio | TBT ms | CLS |\n|---|---|---|---|---|---|---|---|',
  )
  for (const page of pages) {
    const median = (key: keyof Omit<Run, 'page' | 'twin'>, ofTwin: boolean) => {
      const values = runs.filter((run) => run.page === page && run.twin === ofTwin).map((run) => run[key])
      return values.toSorted((a, b) => a - b)[values.length >> 1]!
    }
    const both = (key: keyof Omit<Run, 'page' | 'twin'>) => [median(key, false), median(key, true)] as const
    const [[score, bare], [fcp, bareFcp], [lcp, bareLcp], [tbt, bareTbt]] = [
      both('score'),
      both('fcp'),
      both('lcp'),
      both('tbt'),
    ]
    const seconds = (ms: number) => (ms / 1_000).toFixed(2)
    console.log(
      `| ${page} | ${score} (${bare}) | ${seconds(fcp)} (${seconds(bareFcp)}) | ${(fcp / bareFcp).toFixed(2)} | ${seconds(lcp)} (${seconds(bareLcp)}) | ${(lcp / bareLcp).toFixed(2)} | ${Math.round(tbt)} (${Math.round(bareTbt)}) | ${median('cls', false).toFixed(3)} |`,
    )
  }
  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/bench-page.json', JSON.stringify(runs, null, 2))
}
