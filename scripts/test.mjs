// npm test: everything that must hold, on a machine that has only git, Node and Debian packages.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureBuilt, ensureInstalled, root, run, say } from './bootstrap.mjs'
import { findChromium } from './find-chromium.mjs'
import { findOtherBrowsers } from './find-other-browsers.mjs'
import { findCaddy, findNginx } from './find-web-server.mjs'

const startedAt = Date.now()
const results = join(root, 'test-results')
const bin = (name) => join(root, 'node_modules', '.bin', name)
const totals = { passed: 0, failed: 0 }
const failures = []

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
    (await run(bin('react-router'), ['typegen'])) ||
    (await run(bin('tsc'), ['--noEmit', '-p', '.'])) ||
    run(bin('tsc'), ['--noEmit', '-p', 'app/service-worker']),
)
await check('Lint', () => run(bin('oxlint'), []))
await check('Unused code', () => run(bin('knip'), ['--no-progress']))
await check('Format', () => run(bin('oxfmt'), ['--check', '.']))
await check('Build', () => building)
const [nginx, caddy, browsers, chromium] = await programs
await suite('Unit and integration tests (SQLite and PostgreSQL)', vitestResults, () =>
  run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'], {
    env: { NGINX_PATH: nginx ?? '', CADDY_PATH: caddy ?? '', ...browsers.env },
  }),
)
await suite('End-to-end tests in Chromium', playwrightResults, () =>
  run(bin('playwright'), ['test'], { env: { CHROME_PATH: chromium } }),
)

say(`\nFinished in ${Math.round((Date.now() - startedAt) / 1000)} s`)
// Last, where whoever reads only the end of a long log sees them.
for (const reason of browsers.missing) say(`– skipped: ${reason}`)
for (const failure of failures) say(`✗ ${failure}`)
say(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed > 0 ? 1 : 0)

/** A step that simply works or does not. */
async function check(title, step) {
  announce(title)
  if ((await step()) === 0) totals.passed++
  else fail([title])
}

/** A step that counts its own tests; one that ends badly without naming a failure is a failure itself. */
async function suite(title, results, step) {
  announce(title)
  const code = await step()
  const { passed, failed } = results()
  totals.passed += passed
  fail(failed.length === 0 && code !== 0 ? [title] : failed)
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
  const failed = specs(report ?? {})
    .filter((spec) => spec.tests.some((test) => test.status === 'unexpected' || test.status === 'flaky'))
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
