import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../tests/start-site.ts'
import { startCompressedCopy, withoutScript } from './compressed-copy.ts'
import { openLighthouse, type Visit } from './lighthouse.ts'
import { median, report } from './report.ts'

// npm run bench:page [-- rounds]: Lighthouse (mobile) on the pages of the site, side by side with the same HTML without any
// script, in turns, so that a slow moment of the machine meets both.

type Run = Visit & { page: string; twin: boolean }

const rounds = Number(process.argv[2] ?? 5)
const pages = ['/', '/blog', '/blog/passkeys-im-unternehmen', '/training', '/contact', '/faq', '/portfolio']
const visit = await openLighthouse()
const folder = mkdtempSync(join(tmpdir(), 'schaufenster-bench-'))
const site = await startSite({ SCHAUFENSTER_DATA_DIR: folder, SCHAUFENSTER_RENDERS_PER_MINUTE: '100000' })
const twin = await startCompressedCopy(site.url, withoutScript)
const runs: Run[] = []
try {
  for (const page of pages) await Promise.all([fetch(site.url + page), fetch(twin.url + page)])
  for (let round = 0; round < rounds; round++)
    for (const page of pages)
      for (const { url } of [site, twin]) runs.push({ page, twin: url === twin.url, ...(await visit(url + page)) })
} finally {
  twin.stop()
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
}
print()

function print(): void {
  const rows = pages.map((page) => {
    const both = (key: keyof Visit) => {
      const of = (twin: boolean) =>
        median(runs.filter((run) => run.page === page && run.twin === twin).map((run) => run[key]))
      return [of(false), of(true)] as const
    }
    const seconds = ([ours, bare]: readonly [number, number]) =>
      [`${(ours / 1_000).toFixed(2)} (${(bare / 1_000).toFixed(2)})`, (ours / bare).toFixed(2)] as const
    const [score, bareScore] = both('score')
    const [tbt, bareTbt] = both('tbt').map(Math.round)
    return [
      page,
      `${score} (${bareScore})`,
      ...seconds(both('fcp')),
      ...seconds(both('lcp')),
      `${tbt} (${bareTbt})`,
      both('cls')[0].toFixed(3),
      ...(['bytes', 'requests'] as const).map((key) => {
        const [ours, bare] = both(key).map((value) => Math.round(key === 'bytes' ? value / 1_000 : value))
        return `${ours} (${bare})`
      }),
    ]
  })
  const caption = `Median of ${rounds}, Lighthouse mobile; in brackets the same HTML without script:`
  const columns = ['page', 'score', 'FCP s', 'FCP ratio', 'LCP s', 'LCP ratio', 'TBT ms', 'CLS', 'KB', 'requests']
  report('page', [{ caption, columns, rows }], runs)
}
