import type { Page } from '@playwright/test'

/** Opens a page and waits until it is alive: before that, links are plain links. */
export async function visit(page: Page, path = '/') {
  await page.goto(path)
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
}

/** Until somebody turns to it, what lies below the first screens has only a guessed height (app/site/page/settled.ts). */
export async function toSettle(page: Page) {
  await page.mouse.move(1, 1)
  await page.locator('html[data-settled]').waitFor({ state: 'attached' })
}
