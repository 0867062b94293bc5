import { defineConfig } from '@playwright/test'
import playwrightConfig from '../playwright.config.ts'

const { projects: _order, ...config } = playwrightConfig

/** The pictures of the manual are no test: nothing but `npm run handbuch` takes them. */
export default defineConfig({ ...config, testDir: 'e2e', testMatch: '**/*.shots.ts', reporter: 'list', workers: 1 })
