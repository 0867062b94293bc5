import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Generous, for slow machines: what is right passes long before. Whoever waits says for what (expect.poll), not how long.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 50_000, interval: 20 } } }

/** In CI a failed test is repeated once; scripts/test.mjs names those that pass only then. */
const retry = process.env.CI === 'true' ? 1 : 0
const everywhere = { ...patience, retry }

/** Minutes of work for other programs (browsers, builds, three nodes): first, so that none is left over at the end. */
const longest = ['other-browsers', 'fresh-clone', 'drill', 'crawl'].map((name) => `tests/integration/${name}.test.ts`)

export default defineConfig({
  test: {
    // One more than processors: some wait for other programs (a database that is away, nodes that start) for half a minute.
    maxWorkers: availableParallelism() + 1,
    // In the order of their names.
    projects: [
      { test: { name: 'first', include: longest, ...everywhere } },
      {
        // A process for each file would cost more than its tests: it would load the same modules again. So they share
        // what modules remember, and leave it and all globals as they found them.
        test: {
          name: 'unit',
          include: ['{shared,blocks,server,app,scripts}/**/*.test.{ts,tsx}'],
          isolate: false,
          ...everywhere,
        },
      },
      {
        test: {
          name: 'whole',
          include: ['tests/**/*.test.ts'],
          exclude: longest,
          globalSetup: ['tests/postgres-setup.ts'],
          isolate: false,
          ...everywhere,
        },
      },
    ],
  },
})
