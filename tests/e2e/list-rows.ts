import { expect, type Page } from './site.ts'

/** All of them: rows below the window are drawn when the browser has time, and a number read before a change is old. */
export async function allRows(page: Page, table: string) {
  const rows = page.getByRole('table', { name: table }).locator('[data-row-link]')
  const told = async () => Number.parseInt(await page.getByText(/^\d+ von \d+ · /).innerText())
  await expect.poll(async () => (await rows.count()) - (await told())).toBe(0)
  return rows
}
