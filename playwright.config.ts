import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** As scripts/find-chromium.mjs chooses for `npm test`: the shell costs a third less than the whole browser. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** As people have it: what benches measure. */
export const wholeBrowser = {
  executablePath: process.env.CHROME_PATH || browsers.find((path) => existsSync(path)),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** More than a minute, on a site of its own: first, so that it is not left over at the end. */
const longest = '**/own-site.e2e.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  projects: [
    { name: 'first', testMatch: longest },
    { name: 'rest', testIgnore: longest },
  ],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // As in vitest.config.ts.
  retries: process.env.CI === 'true' ? 1 : 0,
  // Generous, for slow machines: what is right passes long before.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Emptied before the run: what other tests left for people to see lies beside it.
  outputDir: 'test-results/e2e',
  // The one kind of copy that tests are compared with (tests/e2e/accessibility-trees.e2e.ts).
  snapshotPathTemplate: 'tests/accessibility-trees/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // Tests of many steps have much time; what cannot be clicked within this never will be.
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // What moves is drawn by the processor; tests of moving things say otherwise (`withMotion` in tests/e2e/site.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // Tests see every request; those of the offline copy say otherwise (tests/e2e/offline-copy.ts).
    serviceWorkers: 'block',
    // Of a failure one sees the page at its end, as a picture and as a tree. What came before it is recorded by
    // `--trace on`: it costs almost as much as the tests themselves.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...wholeBrowser,
      // A fifth less to do: pages live for seconds, too short for code to be optimized or processes to be kept apart.
      args: [
        ...wholeBrowser.args,
        '--js-flags=--no-opt --no-maglev',
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
      ],
    },
  },
})
