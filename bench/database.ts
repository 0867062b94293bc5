import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startOwnPostgres } from '../tests/postgres-setup.ts'
import { startSite } from '../tests/start-site.ts'
import { report } from './report.ts'

// npm run bench:database: how much visitors ask of PostgreSQL, by what the site says of itself in /metrics. What it does
// by itself meanwhile is measured first and taken off. docs/decisions/0037-no-read-replica.md has the figures.

const token = 'token-of-the-bench-0123456789abcdef'
const restMs = 5_000
const questions = 20
const fromMemoryRounds = 20
const changes = 10
const searches = 100

type Figures = Record<'statements' | 'renders' | 'at', number>

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-database-'))
const postgres = await startOwnPostgres()
try {
  await using site = await startSite({
    DATABASE_URL: `${postgres.url}/postgres`,
    SCHAUFENSTER_DATA_DIR: folder,
    SCHAUFENSTER_API_TOKEN: token,
    SCHAUFENSTER_RENDERS_PER_MINUTE: '1000000',
    SCHAUFENSTER_BACKUP: 'off',
    SCHAUFENSTER_LOG_LEVEL: 'error',
  })
  const { url } = site
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  const read = async (path: string) => void (await (await fetch(url + path)).arrayBuffer())
  const readAll = async () => {
    for (const path of pages) await read(path)
  }
  const { items } = (await (await fetch(`${url}/api/content/services`)).json()) as { items: { id: string }[] }
  const { id } = items[0]!
  const authorization = { authorization: `Bearer ${token}` }
  const editing = await fetch(`${url}/api/editing/services/${id}`, { headers: authorization })
  let { version } = (await editing.json()) as { version: number }
  const publish = async (number: number) => {
    const changed = await fetch(`${url}/api/content/services/${id}`, {
      method: 'PATCH',
      headers: { ...authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ version, values: { title: `Stand ${number}` } }),
    })
    if (!changed.ok) throw new Error(await changed.text())
    version = ((await changed.json()) as { version: number }).version
  }

  await readAll()
  await readAll()
  // Asking takes statements of its own.
  const asking = since(await figures(url), await askedOften(url))
  const rested = since(await figures(url), await restedFigures(url))
  const once = asking.statements / questions
  const own = (ms: number) => once + ((rested.statements - once) * ms) / rested.at
  const rows = [
    await measured('from memory', fromMemoryRounds, pages.length, readAll),
    await measured('after a change', changes, pages.length, readAll, publish),
    await measured('searches', 1, searches, async () => {
      for (let number = 0; number < searches; number++) await read(`/suche?suche=wort${number}`)
    }),
  ]
  const table = {
    columns: ['pages', 'read', 'rendered', 'statements per page'],
    rows: rows.map(({ name, reads, renders, statements }) => [name, reads, renders, (statements / reads).toFixed(2)]),
  }
  report('database', [table], { asking, rested, rows })

  async function measured(
    name: string,
    rounds: number,
    readsPerRound: number,
    work: () => Promise<void>,
    before: (number: number) => Promise<void> = async () => {},
  ) {
    const total = { statements: 0, renders: 0 }
    for (let number = 1; number <= rounds; number++) {
      await before(number)
      const begin = await figures(url)
      await work()
      const { at: ms, ...spent } = since(begin, await figures(url))
      total.statements += spent.statements - own(ms)
      total.renders += spent.renders
    }
    return { name, reads: rounds * readsPerRound, ...total }
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function askedOften(url: string): Promise<Figures> {
  for (let question = 1; question < questions; question++) await figures(url)
  return figures(url)
}

async function restedFigures(url: string): Promise<Figures> {
  await delay(restMs)
  return figures(url)
}

async function figures(url: string): Promise<Figures> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const value = (name: string) => Number(new RegExp(`^schaufenster_${name} (\\S+)$`, 'm').exec(text)![1])
  return {
    at: performance.now(),
    statements: value('database_duration_seconds_count'),
    renders: value('renders_total'),
  }
}

function since(begin: Figures, end: Figures): Figures {
  const names = Object.keys(begin) as (keyof Figures)[]
  return Object.fromEntries(names.map((name) => [name, end[name] - begin[name]])) as Figures
}
