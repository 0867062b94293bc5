import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../tests/start-site.ts'
import { openQuality } from './lighthouse.ts'
import { report } from './report.ts'

// npm run bench:quality: what Lighthouse says of ten pages beside their speed. Whatever is below 100 is named, and the
// command ends badly.

const pages = [
  '/',
  '/blog',
  '/blog/passkeys-im-unternehmen',
  '/healthcare-it',
  '/training',
  '/portfolio',
  '/team',
  '/contact',
  '/faq',
  '/barrierefreiheit',
]
const categories = ['accessibility', 'best-practices', 'seo'] as const

const visit = await openQuality(categories)
const folder = mkdtempSync(join(tmpdir(), 'schaufenster-bench-'))
const site = await startSite({ SCHAUFENSTER_DATA_DIR: folder })
const visits: ({ page: string } & Awaited<ReturnType<typeof visit>>)[] = []
try {
  for (const page of pages) visits.push({ page, ...(await visit(site.url + page)) })
} finally {
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
}
const rows = visits.map(({ page, scores }) => [page, ...categories.map((name) => scores[name])])
report('quality', [{ columns: ['page', ...categories], rows }], visits)
for (const { page, lacking } of visits) for (const audit of lacking) console.error(`${page}: ${audit}`)
if (visits.some(({ lacking }) => lacking.length > 0)) process.exitCode = 1
