import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './bootstrap.mjs'
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schaufenster-reports-'))
  mkdirSync(join(folder, 'scripts'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const vitestTests = `
  import { expect, test } from 'vitest'
  let attempts = 0
  test('steady', () => {})
  test.skip('left out', () => {})
  test.fails('expected to fail', () => expect.unreachable())
  test('once', () => expect(++attempts).toBe(2))
  test('never', () => expect.unreachable())`

const playwrightTests = `
  import { expect, test } from '@playwright/test'
  test('steady', () => {})
  test.skip('left out', () => {})
  test.fail('expected to fail', () => expect(1).toBe(2))
  test('once', ({}, { retry }) => expect(retry).toBe(1))
  test('never', () => expect(1).toBe(2))`

test.each([
  ['in CI Vitest repeats a failed test once', 'true', ['scripts/some.test.ts: once']],
  ['elsewhere Vitest repeats nothing', '', []],
])('%s', async (_name, CI, flaky) => {
  write('scripts/some.test.ts', vitestTests)
  const config = ['--config', join(root, 'vitest.config.ts'), '--root', folder, '--project', 'unit']
  const code = await run('vitest', ['run', ...config, '--reporter=json', '--outputFile=report.json'], CI)
  expect(code).toBe(1)
  expect(readVitestReport(report(), folder)).toEqual({
    passed: 2 + flaky.length,
    failed: [...(flaky.length > 0 ? [] : ['scripts/some.test.ts: once']), 'scripts/some.test.ts: never'],
    flaky,
  })
})

test.each([
  ['in CI Playwright repeats a failed test once', 'true', ['some.e2e.ts: once']],
  ['elsewhere Playwright repeats nothing', '', []],
])('%s', async (_name, CI, flaky) => {
  write('scripts/some.e2e.ts', playwrightTests)
  write(
    'playwright.config.ts',
    `import site from ${JSON.stringify(join(root, 'playwright.config.ts'))}
     export default { ...site, testDir: 'scripts', reporter: [['json', { outputFile: 'report.json' }]] }`,
  )
  expect(await run('playwright', ['test'], CI)).toBe(1)
  expect(readPlaywrightReport(report())).toEqual({
    passed: 2 + flaky.length,
    failed: [...(flaky.length > 0 ? [] : ['some.e2e.ts:6: once']), 'some.e2e.ts:7: never'],
    flaky,
  })
})

function write(name: string, text: string) {
  writeFileSync(join(folder, name), text)
}

function report() {
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
}

/** Resolves to the exit code. */
function run(program: string, words: string[], CI: string): Promise<number> {
  const file = join(root, 'node_modules', '.bin', program)
  // What this run of Vitest says of itself is not for the one inside it.
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV|PLAYWRIGHT)/.test(name))
  return new Promise((resolve) => {
    const child = execFile(file, words, { cwd: folder, env: { ...Object.fromEntries(own), CI } }, () =>
      resolve(child.exitCode ?? 1),
    )
  })
}
