import { mainScreens, publicPaths } from './every-page.ts'
import { lostText, withStyles } from './lost-text.ts'
import { receiveMessage } from './receive-message.ts'
import { expect, test, type Page } from './site.ts'
import { goTo, visit } from './visit.ts'

/** 1280 × 1024 px at 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 }
const desk = { width: 1280, height: 800 }
/** As far as people may pull text apart (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

async function expectNothingLost(page: Page, path: string) {
  await page.setViewportSize(zoomed)
  expect.soft(await lostText(page), `${path} at 400 %`).toEqual([])
  for (const size of [desk, { width: 360, height: 740 }]) {
    await page.setViewportSize(size)
    await withStyles(page, spacing, async () => {
      expect.soft(await lostText(page), `${path} with text spacing at ${size.width} px`).toEqual([])
    })
  }
}

test('no public page loses anything at 400 % or with text pulled apart', async ({ page, site }) => {
  test.setTimeout(300_000)
  for (const path of await publicPaths(site)) {
    await visit(page, path)
    if (path.includes('#')) await expect(page.locator('dialog:modal form')).toBeVisible()
    await expectNothingLost(page, path)
  }
})

test('no main screen of the admin area loses anything at 400 % or with text pulled apart', async ({ page, site }) => {
  test.slow()
  // Rows that do not fit, one below the other.
  const message = 'Unser Server steht seit Montag still, und niemand erreicht seine Ablage. '.repeat(4)
  for (const name of ['Erika Beispiel', 'Jonas Beispiel']) await receiveMessage(site.url, { from_name: name, message })
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  for (const path of mainScreens) {
    await page.setViewportSize(desk)
    await goTo(page, path)
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await expectNothingLost(page, path)
  }
})
