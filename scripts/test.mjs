// npm test: everything that must hold, on a machine that has only git, Node and Debian packages.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureBuilt, ensureInstalled, root, say } from './bootstrap.mjs'
import { findChromium } from './find-chromium.mjs'
import { findOtherBrowsers } from './find-other-browsers.mjs'
import { findCaddy, findNginx } from './find-web-server.mjs'
import { outOfTime, runWithin } from './run-within.mjs'

/** Several times of what they take on two processors: whatever needs more will never end. */
const checkMinutes = 10
const suiteMinutes = 35
const startedAt = Date.now()
const results = join(root, 'test-results')
const bin = (name) => join(root, 'node_modules', '.bin', name)
const totals = { passed: 0, failed: 0 }
const failures = []
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
await suite('Unit and integration tests (SQLite and PostgreSQL)', vitestResults, 'vitest', ['run', ...reporters], {
  NGINX_PATH: nginx ?? '',
  CADDY_PATH: caddy ?? '',
  ...browsers.env,
})
await suite('End-to-end tests in Chromium', playwrightResults, 'playwright', ['test'], { CHROME_PATH: chromium })

say(`\nFinished in ${Math.round((Date.now() - startedAt) / 1000)} s`)
// Last, where whoever reads only the end of a long log sees them.
for (const reason of browsers.missing) say(`– skipped: ${reason}`)
for (const process of left) say(`– ended: ${process}`)
for (const failure of failures) say(`✗ ${failure}`)
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
async function suite(title, results, program, words, env) {
  announce(title)
  const outlived = (lines) => left.push(...lines.map((line) => `still running after ${title}: ${line}`))
  const code = await runWithin(AbortSignal.timeout(suiteMinutes * 60_000), bin(program), words, { env, outlived })
  const { passed, failed } = results()
  totals.passed += passed
  if (code === outOfTime) fail([`${title}: not over after ${suiteMinutes} minutes`, ...failed])
  else fail(failed.length === 0 && code !== 0 ? [title] : failed)
}

function fail(names) {
  totals.failed += names.length
  failures.push(...names)
}

function vitestResults() {
  const report = read('vitest.json')
  const failed = (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${relative(root, file.name)}: ${test.fullName}`),
  )
  return { passed: report?.numPassedTests ?? 0, failed }
}

function playwrightResults() {
  const report = read('e2e.json')
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const isBad = ({ status }) => status === 'unexpected' || status === 'flaky'
  // It was running when the time was over.
  const isCutOff = ({ results }) => results.some(({ status }) => status === 'interrupted')
  const failed = specs(report ?? {})
    .filter((spec) => spec.tests.some((test) => isBad(test) || isCutOff(test)))
    .map((spec) => `${spec.file}:${spec.line}: ${spec.title}`)
  return { passed: report?.stats.expected ?? 0, failed }
}

function read(name) {
  const file = join(results, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function announce(title) {
  say(`\n── ${title} (${Math.round((Date.now() - startedAt) / 1000)} s) ──`)
}
