import { expect, type Page } from '@playwright/test'

/** Opens a page and waits until it is alive: before that, links are plain links. */
export async function visit(page: Page, path = '/') {
  await page.goto(path)
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
}

/**
 * Opens a screen of the admin area; from another one as its links do, once everything there is saved. Loading it anew is
 * what tests of it pay for most: one visit is enough for a test that sees several screens.
 */
export async function goTo(page: Page, path: string) {
  if (!new URL(page.url()).pathname.startsWith('/admin')) return visit(page, path)
  await expect(page.locator('main span[data-kind]:not([data-kind=done], [data-kind=kept])')).toHaveCount(0)
  await page.evaluate(async (to) => {
    const heading = document.querySelector<HTMLElement>('main h1')
    const leaves = new URL(to, location.href).pathname !== location.pathname
    if (heading && leaves) heading.dataset.left = ''
    await window.__reactRouterDataRouter!.navigate(to)
  }, path)
  await expect(page).toHaveURL(path)
  await expect(page.locator('main h1:not([data-left])')).toBeVisible()
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
}

/** Until an editor has saved in this visit; what was saved before has a day or a time. After seconds it says how many. */
export const expectSaved = (page: Page) =>
  expect(page.locator('[data-kind]')).toHaveText(/^Gespeichert (?:gerade eben|vor )/)

/** Until somebody turns to it, what lies below the first screens has only a guessed height (app/site/page/settled.ts). */
export async function toSettle(page: Page) {
  await page.mouse.move(1, 1)
  await page.locator('html[data-settled]').waitFor({ state: 'attached' })
}
