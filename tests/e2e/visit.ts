import { expect, type Page } from './site.ts'

/** Opens a page and waits until it is alive: before that, links are plain links. The region for toasts comes last. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('region', { name: 'Meldungen' })).toBeAttached({ timeout: 15_000 })
}
