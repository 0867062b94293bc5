import { defineConfig } from 'vitest/config'

// Generous, for slow machines: what is right passes long before.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // Vitest leaves one processor to whoever watches; here nobody does.
    maxWorkers: '100%',
    projects: [
      {
        // Small files, mostly about one function: a process for each would cost more than all their tests. So they share
        // what modules remember, and leave it and all globals as they found them.
        test: {
          name: 'unit',
          include: ['{shared,server,app,scripts}/**/*.test.{ts,tsx}'],
          isolate: false,
          ...patience,
        },
      },
      {
        test: { name: 'whole', include: ['tests/**/*.test.ts'], globalSetup: ['tests/postgres-setup.ts'], ...patience },
      },
    ],
  },
})
