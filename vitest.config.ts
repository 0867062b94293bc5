import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{shared,server,app,scripts}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    globalSetup: ['tests/postgres-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
