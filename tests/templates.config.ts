import { defineConfig } from '@playwright/test'
import playwrightConfig from '../playwright.config.ts'

const { projects: _order, ...config } = playwrightConfig

/** What the statement of a new site says of its templates: nothing but `npm run measure-templates` writes it. */
export default defineConfig({ ...config, testDir: 'e2e', testMatch: '**/*.measure.ts', reporter: 'list', workers: 1 })
