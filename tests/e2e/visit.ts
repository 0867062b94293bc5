import type { Page } from '@playwright/test'

/** Opens a page and waits until it is alive: before that, links are plain links. */
export async function visit(page: Page, path = '/') {
  await page.goto(path)
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
}
