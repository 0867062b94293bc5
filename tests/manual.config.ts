import { defineConfig } from '@playwright/test'
import config from '../playwright.config.ts'

/** The pictures of the manual are no test: nothing but `npm run handbuch` takes them. */
export default defineConfig({ ...config, testDir: 'e2e', testMatch: '**/*.shots.ts', reporter: 'list', workers: 1 })
