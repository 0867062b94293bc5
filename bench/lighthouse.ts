import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { wholeBrowser } from '../playwright.config.ts'

type Audit = { title: string; score: number | null; numericValue?: number; details?: { items?: unknown[] } }
type AuditRef = { id: string; weight: number }
type Category = { score: number; auditRefs: AuditRef[] }
type Result = { audits: Record<string, Audit>; categories: Record<string, Category>; runtimeError?: { code: string } }
type Run = (url: string, options: object) => Promise<{ lhr: Result }>
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

/** How fast a page is, by Lighthouse as on a phone. */
export async function openLighthouse(): Promise<(url: string) => Promise<Visit>> {
  const run = await openRun(['performance'])
  return async (url) => {
    const { audits, categories } = await run(url)
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      score: scoreOf(categories.performance!),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
      requests: audits['network-requests']?.details?.items?.length ?? Number.NaN,
    }
  }
}

/** What does not depend on speed: points by category, and what costs some. */
export async function openQuality<Name extends string>(names: readonly Name[]) {
  const run = await openRun(names)
  return async (url: string) => {
    const { audits, categories } = await run(url)
    const scores = Object.fromEntries(names.map((name) => [name, scoreOf(categories[name]!)])) as Record<Name, number>
    const lacking = names.flatMap((name) =>
      categories[name]!.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(
        ({ id }) => audits[id]!.title,
      ),
    )
    return { scores, lacking }
  }
}

const scoreOf = ({ score }: Category) => Math.round(score * 100)

/** Each visit in a browser of its own. Installed on demand, so that nobody else waits for it. */
async function openRun(onlyCategories: readonly string[]) {
  if (!existsSync(join(tools, 'node_modules/lighthouse')))
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: tools, stdio: 'inherit' })
  const { default: run } = (await import(join(tools, 'node_modules/lighthouse/core/index.js'))) as {
    default: Run
  }
  return async (url: string) => {
    for (let tries = 1; ; tries++) {
      const { runtimeError, ...result } = await visit(run, url, onlyCategories)
      if (!runtimeError) return result
      if (tries === mostTries) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.code}`)
    }
  }
}

/** Now and then the browser does not write down where a visit began. */
const mostTries = 3

async function visit(run: Run, url: string, onlyCategories: readonly string[]): Promise<Result> {
  const browser = await chromium.launch({
    ...wholeBrowser,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    return (await run(url, { port, onlyCategories, output: 'json', logLevel: 'error' })).lhr
  } finally {
    await browser.close()
  }
}
