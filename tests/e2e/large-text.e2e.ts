import playwrightConfig from '../../playwright.config.ts'
import { mainScreens, publicPaths } from './every-page.ts'
import { lostText } from './lost-text.ts'
import { expect, test } from './site.ts'
import { goTo, visit } from './visit.ts'

/** The browser of somebody who has set text to 200 % (WCAG 1.4.4): 32 px where others have 16. */
const { launchOptions } = playwrightConfig.use!
const args = [...launchOptions!.args!, '--blink-settings=defaultFontSize=32']
test.use({ launchOptions: { ...launchOptions, args } })

test('no public page loses anything when text is twice as large', async ({ page, site }) => {
  test.setTimeout(300_000)
  for (const path of await publicPaths(site)) {
    await visit(page, path)
    if (path.includes('#')) await expect(page.locator('dialog:modal form')).toBeVisible()
    expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect.soft(await lostText(page), path).toEqual([])
  }
})

test('no main screen of the admin area loses anything when text is twice as large', async ({ page, site }) => {
  test.slow()
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  for (const path of mainScreens) {
    await goTo(page, path)
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    expect.soft(await lostText(page), path).toEqual([])
  }
})
