// npm test: everything that must hold, on a machine that has only git, Node and Debian packages.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root, say } from './bootstrap.mjs'
import { findChromium } from './find-chromium.mjs'
import { findOtherBrowsers } from './find-other-browsers.mjs'
import { findCaddy, findNginx } from './find-web-server.mjs'
import { outOfTime, runWithin } from './run-within.mjs'
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs'

/** Several times of what they take on two processors: whatever needs more will never end. */
const checkMinutes = 10
const suiteMinutes = 35
const startedAt = Date.now()
const results = join(root, 'test-results')
const bin = (name) => join(root, 'node_modules', '.bin', name)
const totals = { passed: 0, failed: 0 }
const failures = []
const flakyTests = []
/** Processes that a suite left behind: a fault of its tests, not of the product. They are ended and named. */
const left = []

// Programs take minutes where nothing is installed, and are needed last: Debian brings them meanwhile.
const installing = ensureInstalled()
const programs = Promise.all([findNginx(), findCaddy(), findOtherBrowsers(), findChromium(installing)])
await installing
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

// Mostly on one processor: the checks run beside it.
const building = ensureBuilt()
await check(
  'Types',
  async () =>
    (await runCheck('react-router', ['typegen'])) ||
    (await runCheck('tsc', ['--noEmit', '-p', '.'])) ||
    runCheck('tsc', ['--noEmit', '-p', 'app/service-worker']),
)
await check('Lint', () => runCheck('oxlint', []))
await check('Unused code', () => runCheck('knip', ['--no-progress']))
await check('Format', () => runCheck('oxfmt', ['--check', '.']))
await check('Build', () => building)
const [nginx, caddy, browsers, chromium] = await programs
const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json']
const webServers = { NGINX_PATH: nginx ?? '', CADDY_PATH: caddy ?? '' }
await suite('Unit and integration tests (SQLite and PostgreSQL)', {
  command: ['vitest', 'run', ...reporters],
  env: { ...webServers, ...browsers.env },
  results: () => readVitestReport(read('vitest.json'), root),
})
await suite('End-to-end tests in Chromium', {
  command: ['playwright', 'test'],
  env: { CHROME_PATH: chromium },
  results: () => readPlaywrightReport(read('e2e.json')),
})

say(`\nFinished in ${Math.round((Date.now() - startedAt) / 1000)} s`)
// Last, where whoever reads only the end of a long log sees them.
for (const reason of browsers.missing) say(`– skipped: ${reason}`)
for (const process of left) say(`– ended: ${process}`)
for (const failure of failures) say(`✗ ${failure}`)
for (const test of flakyTests) say(`flaky: ${test}`)
say(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed > 0 ? 1 : 0)

/** A step that simply works or does not. */
async function check(title, step) {
  announce(title)
  if ((await step()) === 0) totals.passed++
  else fail([title])
}

function runCheck(program, words) {
  return runWithin(AbortSignal.timeout(checkMinutes * 60_000), bin(program), words)
}

/** A step that counts its own tests; one that ends badly without naming a failure is a failure itself. */
async function suite(title, { command: [program, ...words], env, results }) {
  announce(title)
  const outlived = (lines) => left.push(...lines.map((line) => `still running after ${title}: ${line}`))
  const code = await runWithin(AbortSignal.timeout(suiteMinutes * 60_000), bin(program), words, { env, outlived })
  const { passed, failed, flaky } = results()
  totals.passed += passed
  flakyTests.push(...flaky)
  if (code === outOfTime) fail([`${title}: not over after ${suiteMinutes} minutes`, ...failed])
  else fail(failed.length === 0 && code !== 0 ? [title] : failed)
}

function fail(names) {
  totals.failed += names.length
  failures.push(...names)
}

function read(name) {
  const file = join(results, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function announce(title) {
  say(`\n── ${title} (${Math.round((Date.now() - startedAt) / 1000)} s) ──`)
}
