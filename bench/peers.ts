import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { wholeBrowser } from '../playwright.config.ts'
import { freePorts } from '../tests/free-ports.ts'
import { startSite } from '../tests/start-site.ts'
import { startCompressedCopy, withoutScript } from './compressed-copy.ts'
import { openLighthouse, type Visit } from './lighthouse.ts'
import { median, report } from './report.ts'
import { visitSlowly, type SlowVisit } from './slow-visit.ts'

// npm run bench:peers [-- rounds]: the home page with its own texts, styles and fonts as Next.js and Astro deliver it, beside
// ours and beside the same HTML without script; Lighthouse (mobile), in turns. The peers are the frameworks as they come,
// with the menu and the theme as the only parts that live in the browser; ours carries everything it has. Lighthouse reckons from
// a visit without any slowness, so each is visited over a slow line as well.

const rounds = Number(process.argv[2] ?? 5)
const peersFolder = join(import.meta.dirname, 'peers')
const assets = join(import.meta.dirname, '../build/client/assets')
const frameworks = [
  {
    name: 'Next.js',
    folder: 'next',
    source: 'app',
    build: ['next', 'build'],
    start: (port: string) => ['next', 'start', '-p', port],
  },
  {
    name: 'Astro',
    folder: 'astro',
    source: 'src',
    build: ['astro', 'build'],
    start: (port: string) => ['astro', 'preview', '--port', port],
  },
]
type Home = { header: string; sections: string[]; footer: string; css: string }
type Place = { name: string; url: string; visits: Visit[]; slowVisits: SlowVisit[] }

const visit = await openLighthouse()
const folder = mkdtempSync(join(tmpdir(), 'schaufenster-bench-'))
const site = await startSite({ SCHAUFENSTER_DATA_DIR: folder, SCHAUFENSTER_RENDERS_PER_MINUTE: '100000' })
const twin = await startCompressedCopy(site.url, withoutScript)
const processes: ChildProcess[] = []
const copies: { stop(): void }[] = [twin]
try {
  const home = await readHome(twin.url)
  const ports = await freePorts(frameworks.length)
  const places: Place[] = [
    { name: 'Schaufenster', url: site.url, visits: [], slowVisits: [] },
    { name: 'the same HTML without script', url: twin.url, visits: [], slowVisits: [] },
  ]
  for (const [index, framework] of frameworks.entries()) {
    const cwd = join(peersFolder, framework.folder)
    prepare(cwd, framework, home)
    const origin = `http://127.0.0.1:${ports[index]}`
    const args = ['--no-install', ...framework.start(String(ports[index]))]
    processes.push(spawn('npx', args, { cwd, stdio: 'ignore', detached: true }))
    await untilAnswered(origin)
    const copy = await startCompressedCopy(origin)
    copies.push(copy)
    places.push({ name: framework.name, url: copy.url, visits: [], slowVisits: [] })
  }
  for (const { url } of places) await (await fetch(url)).arrayBuffer()
  for (let round = 0; round < rounds; round++) for (const { url, visits } of places) visits.push(await visit(url))
  const browser = await chromium.launch(wholeBrowser)
  for (let round = 0; round < rounds; round++)
    for (const { url, slowVisits } of places) slowVisits.push(await visitSlowly(browser, url))
  await browser.close()
  print(places)
} finally {
  for (const copy of copies) copy.stop()
  // npx and what it started are one group.
  for (const { pid } of processes) process.kill(-pid!)
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
}

/** What our home page shows, in parts that every framework can deliver. */
async function readHome(url: string): Promise<Home> {
  const browser = await chromium.launch(wholeBrowser)
  try {
    const page = await browser.newPage()
    await page.goto(url)
    return await page.evaluate(async () => {
      const html = (selector: string) => document.querySelector(selector)?.outerHTML ?? ''
      const sheets = [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link[rel=stylesheet], style')]
      const texts = sheets.map((sheet) =>
        sheet instanceof HTMLLinkElement ? fetch(sheet.href).then((answer) => answer.text()) : sheet.textContent,
      )
      return {
        header: html('header'),
        sections: [...document.querySelectorAll('main > *')].map((section) => section.outerHTML),
        footer: html('footer'),
        css: (await Promise.all(texts)).join('\n'),
      }
    })
  } finally {
    await browser.close()
  }
}

function prepare(cwd: string, { source, build }: (typeof frameworks)[number], { css, ...home }: Home): void {
  writeFileSync(join(cwd, source, 'home.json'), JSON.stringify(home))
  writeFileSync(join(cwd, source, 'site.css'), css)
  cpSync(join(peersFolder, 'header-buttons.jsx'), join(cwd, source, 'header-buttons.jsx'))
  cpSync(assets, join(cwd, 'public/assets'), { recursive: true })
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (!existsSync(join(cwd, 'node_modules'))) run('npm', ['install', '--no-audit', '--no-fund'])
  run('npx', ['--no-install', ...build])
}

async function untilAnswered(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answers at ${url}.`)
}

function print(places: Place[]): void {
  const rows = places.map(({ name, visits }) => {
    const of = (key: keyof Visit) => median(visits.map((each) => each[key]))
    const seconds = (key: 'fcp' | 'lcp') => (of(key) / 1_000).toFixed(2)
    const kilobytes = Math.round(of('bytes') / 1_000)
    return [name, of('score'), seconds('fcp'), seconds('lcp'), Math.round(of('tbt')), kilobytes, of('requests')]
  })
  const slow = places.map(({ name, slowVisits }) => {
    const of = (key: keyof SlowVisit) => Math.round(median(slowVisits.map((each) => each[key])))
    return [name, of('painted'), of('largest'), of('fontsThere')]
  })
  const slowTable = {
    caption: 'Over a line of 150 ms and 1.5 Mbit/s, on a processor four times slower:',
    columns: ['', 'FCP ms', 'LCP ms', 'fonts there ms'],
    rows: slow,
  }
  const caption = `The home page, median of ${rounds}, Lighthouse mobile:`
  report(
    'peers',
    [{ caption, columns: ['', 'score', 'FCP s', 'LCP s', 'TBT ms', 'KB', 'requests'], rows }, slowTable],
    places,
  )
}
